/** What a table says, as the text of a frame: made once for everybody who hears the same. */
import type { ServerMessage } from '@mazzo/table';

const texts = new WeakMap<ServerMessage, string>();

export function textOf(message: ServerMessage): string {
  const known = texts.get(message);
  if (known !== undefined) return known;
  const text = `{"type":"table","message":${JSON.stringify(message)}}`;
  texts.set(message, text);
  return text;
}
