/** `mazzo serve`: the server in the foreground, until it is told to end. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@mazzo/kernel';
import { FolderInUse, NewerStore, pageListener, qrLines, serve } from '@mazzo/server';
import { readWhole } from '../args.ts';
import type { Asked } from '../args.ts';
import { cliTexts } from '../language.ts';
import { Mistake } from '../mistake.ts';
import { clean, wrap } from '../screen.ts';
import { interrupt } from '../terminal.ts';
import type { Terminal } from '../terminal.ts';
import { dataFolder } from './data-folder.ts';

const PORT = '5300';
const HOST = '0.0.0.0';
const LAST_PORT = 65_535;
/** Ports tried after the one wanted, where none was named. */
const MORE_PORTS = 20;

type Environment = Readonly<Record<string, string | undefined>>;

export async function serveCommand(
  asked: Asked,
  language: Language,
  terminal: Terminal,
  env: Environment,
): Promise<void> {
  const text = cliTexts[language];
  const words = text.server;
  const wanted = asked.value('port') ?? env['PORT'];
  const port = readWhole('--port', wanted ?? PORT, [0, LAST_PORT], text);
  const host = asked.value('host') ?? HOST;
  const folder = dataFolder(asked, env);
  const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url));
  const hasPage = existsSync(`${dist}/index.html`);
  const options = {
    folder,
    port,
    host,
    morePorts: wanted === undefined ? MORE_PORTS : 0,
    proxies: asked.values('proxy'),
    ...(hasPage ? { page: pageListener(dist) } : {}),
  };
  const server = await serve(options).catch((error: unknown) => {
    throw new Mistake(whyNot(error, { folder, port }, words));
  });
  const { width } = terminal.screen();
  terminal.say(...wrap(words.serving(`http://localhost:${server.port}/`), width));
  if (!hasPage) terminal.say(...wrap(words.noPage, width));
  if (server.live > 0) terminal.say(...wrap(words.live(server.live), width));
  if (server.nearby !== null) {
    const link = `${server.nearby}/`;
    terminal.say(...wrap(words.nearby(link), width), ...qrLines(link));
  }
  await told(['SIGINT', 'SIGTERM']);
  terminal.say(words.ending);
  await server.close();
}

function whyNot(
  error: unknown,
  { folder, port }: { folder: string; port: number },
  words: (typeof cliTexts)[Language]['server'],
): string {
  if (error instanceof FolderInUse) return words.folderInUse(clean(folder));
  if (error instanceof NewerStore) return words.newerStore(clean(folder));
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'EADDRINUSE' ? words.portTaken(port) : words.cannotServe(code ?? message);
}

function told(signals: readonly NodeJS.Signals[]): Promise<void> {
  return new Promise((resolve) => {
    process.off('SIGINT', interrupt);
    for (const signal of signals) process.once(signal, () => resolve());
  });
}
