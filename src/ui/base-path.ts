/**
 * The address of a page or file of this site, under the folder that the site is served from.
 * @param path starts with a slash, such as '/services'
 */
export function withBase(path: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + path;
}
