/**
 * The locale for what react-aria opens over the page, which else goes by the browser's: somebody whose browser speaks
 * Arabic would get a mirrored menu on a page that is not. English, or Urdu where the page is read from right to left.
 */
export function pageLocale(): string {
  return document.dir === 'rtl' ? 'ur-IN' : 'en-IN';
}
