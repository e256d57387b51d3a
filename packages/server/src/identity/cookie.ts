/** The cookie that carries an identity's secret. */
const PLAIN = 'mazzo';
/** Only over HTTPS, from this very host, for all of it: a browser refuses the name otherwise. */
const STRICT = '__Host-mazzo';
const YEAR = 400 * 24 * 60 * 60;
const SECRET = /^[\w-]{43}$/;

export function secretIn(header: string | undefined, secure: boolean): string | null {
  const wanted = secure ? STRICT : PLAIN;
  for (const part of header?.split(';') ?? []) {
    const [name = '', value = ''] = part.trim().split('=', 2);
    if (name === wanted && SECRET.test(value)) return value;
  }
  return null;
}

export function cookieFor(secret: string, secure: boolean): string {
  const name = secure ? STRICT : PLAIN;
  const rest = `Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax`;
  return `${name}=${secret}; ${rest}${secure ? '; Secure' : ''}`;
}

export function noCookie(secure: boolean): string {
  return cookieFor('', secure).replace(/Max-Age=\d+/, 'Max-Age=0');
}
