/**
 * react-aria would use the browser's locale, and an Arabic browser would mirror menus on English
 * pages.
 */
export function pageLocale(): string {
  return document.dir === 'rtl' ? 'ur-IN' : 'en-IN';
}
