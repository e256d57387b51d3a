/**
 * Fetches what a part of the page needs along with it. It stands in for Vite's own helper, of which it
 * does what is needed here in a third of the size: see build/fetched-along.ts.
 */
const fetching = new Map<string, Promise<unknown>>();

/** Settles as the part does; rejects as well where a style that it needs cannot be fetched. */
export async function fetchAlong<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  // A worker has no links.
  const along = 'document' in globalThis ? files.map(linked) : [];
  const [part] = await Promise.all([load(), ...along]);
  return part;
}

function linked(file: string): Promise<unknown> {
  const known = fetching.get(file) ?? link(file);
  fetching.set(file, known);
  return known;
}

/** A script that cannot be fetched ahead is missed by whoever imports it. */
async function link(file: string): Promise<unknown> {
  const href = `/${file}`;
  const isStyle = file.endsWith('.css');
  const element = Object.assign(document.createElement('link'), {
    rel: isStyle ? 'stylesheet' : 'modulepreload',
    crossOrigin: '',
    href,
  });
  document.head.append(element);
  if (!isStyle) return;
  return new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', () => {
      // The next time it is wanted, it is fetched again.
      fetching.delete(file);
      element.remove();
      reject(new Error(`${file} was not fetched`));
    });
  });
}
