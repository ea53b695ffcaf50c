/**
 * react-aria would use the browser's locale, and Arabic browsers would mirror menus on English
 * pages.
 */
export function pageLocale(): string {
  return document.dir === 'rtl' ? 'ur-IN' : 'en-IN';
}
