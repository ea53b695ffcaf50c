import type { SessionTransport } from './handlers/session-transport.ts';

const COOKIE = 'caresetu_refresh';

/**
 * The refresh token in an HttpOnly cookie, for a server. A session that is not remembered gets no
 * Max-Age, so the browser drops it when it closes. It is the only cookie: MSW keeps an HttpOnly one
 * only when it comes first.
 */
export const cookieSessions: SessionTransport = {
  read: (request) => cookieValue(request.headers.get('cookie') ?? ''),
  write: (request, { token, remember, maxAgeSeconds }) =>
    setCookie(request, token, remember ? [`Max-Age=${maxAgeSeconds}`] : []),
  clear: (request) => setCookie(request, '', ['Max-Age=0']),
};

function setCookie(request: Request, value: string, lifetime: string[]): Record<string, string> {
  const security = request.url.startsWith('https:') ? ['Secure'] : [];
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...security, ...lifetime];
  return { 'set-cookie': [`${COOKIE}=${value}`, ...attributes].join('; ') };
}

function cookieValue(header: string): string | null {
  for (const pair of header.split(/;\s*/)) {
    const [name, value] = pair.split('=', 2);
    if (name === COOKIE && value) return value;
  }
  return null;
}
