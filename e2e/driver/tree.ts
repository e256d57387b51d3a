/** The accessible tree of the page: roles, names and states, as whoever listens meets them. */
import type { Page } from 'playwright-core';

export interface Node {
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly level: number;
  /** What it says beside its name. */
  readonly text: string;
  readonly children: Node[];
}

export async function tree(page: Page): Promise<Node> {
  return parse(await page.locator('body').ariaSnapshot());
}

/** A line is `- role "name" [state]: text`, in quotes where YAML wants it; depth is indentation. */
function parse(snapshot: string): Node {
  const root: Node = { ...nodeOf('document'), children: [] };
  const open: { readonly depth: number; readonly node: Node }[] = [{ depth: -1, node: root }];
  for (const line of snapshot.split('\n').filter((one) => one.includes('- '))) {
    const depth = line.indexOf('- ');
    const node = nodeOf(line.slice(depth + 2));
    while (open.at(-1)!.depth >= depth) open.pop();
    open.at(-1)!.node.children.push(node);
    open.push({ depth, node });
  }
  return root;
}

const KEY = /^([\w-]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)(?::(?: (.*))?)?$/s;

function nodeOf(line: string): Node {
  const quoted = /^'((?:[^']|'')*)'(:.*)?$/s.exec(line);
  const plain = quoted === null ? line : quoted[1]!.replaceAll("''", "'") + (quoted[2] ?? '');
  const [, role = 'text', name, states = '', text = ''] = KEY.exec(plain) ?? [];
  return {
    role,
    name: name === undefined ? '' : (JSON.parse(name) as string),
    disabled: states.includes('[disabled]'),
    level: Number(/level=(\d)/.exec(states)?.[1] ?? 0),
    text: text.replace(/^"(.*)"$/s, '$1'),
    children: [],
  };
}

export function all(node: Node, role: string): Node[] {
  const here = node.role === role ? [node] : [];
  return [...here, ...node.children.flatMap((child) => all(child, role))];
}

/** Everything it says, in order. */
export function words(node: Node): string {
  return [node.name, node.text, ...node.children.map(words)].filter((one) => one !== '').join(' ');
}
