/** @returns {string} BASE_PATH with a slash at both ends */
export function basePath() {
  const named = (process.env.BASE_PATH ?? '').replace(/^\/+|\/+$/g, '');
  return named ? `/${named}/` : '/';
}
