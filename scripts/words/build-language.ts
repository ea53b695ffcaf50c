/**
 * 'en', 'pseudo' (accented English, 40% longer), or a language with a `words/<language>.po`.
 * Nothing
 * else reads APP_LANGUAGE.
 */
export function buildLanguage(): string {
  return process.env['APP_LANGUAGE'] || 'en';
}
