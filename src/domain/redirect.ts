const GUEST_ONLY = ['/login', '/signup', '/verify-otp', '/forgot-password'];

/**
 * Where to go after login (spec §4): the path, search and hash that were asked for when they lie on
 * this origin, judged the way a browser parses a URL; everything else, and the guests' own pages, is '/'.
 * Paths are relative to the app's base.
 */
export function safeRedirect(asked: string | null): string {
  if (!asked?.startsWith('/') || hasControlCharacter(asked)) return '/';
  const origin = 'https://caresetu.invalid';
  if (!URL.canParse(asked, origin)) return '/';
  const url = new URL(asked, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
  const path = safelyDecoded(url.pathname).toLowerCase().replace(/\/+$/, '');
  if (GUEST_ONLY.includes(path)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}

function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
