/**
 * The folder the app is served under, from BASE_PATH: '/' unless told otherwise.
 * @returns {string} with a slash at both ends
 */
export function basePath() {
  const named = (process.env.BASE_PATH ?? '').replace(/^\/+|\/+$/g, '');
  return named ? `/${named}/` : '/';
}
