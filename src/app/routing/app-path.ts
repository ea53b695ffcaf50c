/**
 * Null for other sites and for files.
 * @returns the path relative to the app's base
 */
export function appPath(href: string): string | null {
  const url = new URL(href);
  // Storybook's base is './'.
  const base = new URL(import.meta.env.BASE_URL, location.href).pathname;
  const isOfTheApp = url.origin === location.origin && `${url.pathname}/`.startsWith(base);
  if (!isOfTheApp || /\.\w+$/.test(url.pathname)) return null;
  return `/${url.pathname.slice(base.length)}${url.search}${url.hash}`;
}
