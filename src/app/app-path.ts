/**
 * The path within the app that a link's address stands for, from the app's base; null when it leads
 * elsewhere or to a file.
 * @param href a whole address
 */
export function appPath(href: string): string | null {
  const url = new URL(href);
  // Storybook has a base that says nothing but "here".
  const base = new URL(import.meta.env.BASE_URL, location.href).pathname;
  const isOfTheApp = url.origin === location.origin && `${url.pathname}/`.startsWith(base);
  if (!isOfTheApp || /\.\w+$/.test(url.pathname)) return null;
  return `/${url.pathname.slice(base.length)}${url.search}${url.hash}`;
}
