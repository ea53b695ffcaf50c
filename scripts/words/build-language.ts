/**
 * Language of the texts: 'en', 'pseudo' (English with accents, 40% longer, for tests), or one that
 * has `words/<language>.po`. The only place that reads APP_LANGUAGE.
 */
export function buildLanguage(): string {
  return process.env['APP_LANGUAGE'] || 'en';
}
