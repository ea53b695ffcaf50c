const GUEST_ONLY = ['login', 'signup', 'verify-otp', 'forgot-password'];

/** Returns '/' for a URL on another origin, and for guest-only pages such as /login (spec §4). */
export function safeRedirect(asked: string | null): string {
  if (!asked?.startsWith('/') || hasControlCharacter(asked)) return '/';
  const origin = 'https://caresetu.invalid';
  if (!URL.canParse(asked, origin)) return '/';
  const url = new URL(asked, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
  const path = safelyDecoded(url.pathname).toLowerCase();
  if (GUEST_ONLY.includes(path.split('/').filter(Boolean).join('/'))) return '/';
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
