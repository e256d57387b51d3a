/** Where running matches are kept: a folder that is this person's own. */
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

export function keptFolder(env: Environment, platform: string = process.platform): string {
  return join(dataFolder(env, platform), 'mazzo', 'matches');
}

/** As the XDG rules have it: a path that is not absolute is none. */
function dataFolder(env: Environment, platform: string): string {
  const { XDG_DATA_HOME: xdg = '', LOCALAPPDATA: local = '' } = env;
  if (isAbsolute(xdg)) return xdg;
  if (platform === 'win32' && local !== '') return local;
  return join(env.HOME || homedir(), '.local', 'share');
}
