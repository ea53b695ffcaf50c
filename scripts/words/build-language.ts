/**
 * The texts' language: 'en', 'pseudo' (English with accents, 40% longer, for tests), or a language
 * with a `words/<language>.po`. Only this function reads APP_LANGUAGE.
 */
export function buildLanguage(): string {
  return process.env['APP_LANGUAGE'] || 'en';
}
