/** To a table, at the address that is shared. */
import { CODE_LENGTH, CODE_LETTERS } from '@mazzo/server/protocol/line';
import { route, routeOf } from '../route.ts';

export function goToTable(code: string): void {
  history.pushState(null, '', `/t/${code}`);
  route.value = routeOf('', location.pathname);
}

const pattern = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** A code as somebody has typed or pasted it, a link too; null if it is none. */
export function readCode(written: string): string | null {
  const [last = ''] = written.trim().toUpperCase().split('/').slice(-1);
  const code = last.replaceAll(/[\s·-]/g, '');
  return pattern.test(code) ? code : null;
}

/** In two halves, as it is spoken. */
export function spoken(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`;
}
