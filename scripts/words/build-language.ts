/**
 * Language of the texts: 'en', 'pseudo' (English with accents, 40% longer, for tests), or a
 * language with a `words/<language>.po`. APP_LANGUAGE is read only here.
 */
export function buildLanguage(): string {
  return process.env['APP_LANGUAGE'] || 'en';
}
