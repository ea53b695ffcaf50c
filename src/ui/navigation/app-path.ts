/** @returns the path relative to the app's base, or null for another site or a file */
export function appPath(href: string): string | null {
  const url = new URL(href);
  // Storybook's base is relative ('./').
  const base = new URL(import.meta.env.BASE_URL, location.href).pathname;
  const isOfTheApp = url.origin === location.origin && `${url.pathname}/`.startsWith(base);
  if (!isOfTheApp || /\.\w+$/.test(url.pathname)) return null;
  return `/${url.pathname.slice(base.length)}${url.search}${url.hash}`;
}
