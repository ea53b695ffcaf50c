/**
 * Prerendered HTML is not used for URLs with these query parameters. docs/deploy/nginx.conf repeats
 * the names; a test compares both lists.
 */
export const pageQueryNames = 'query|location|gender|stories|experience|sort|department|city|tab';

export const pageQuery = new RegExp(`[?&](${pageQueryNames})=`);

const pageQueryName = new RegExp(`^(${pageQueryNames})$`);

/**
 * Returns the parameters that change a page, formatted as in boot.js.
 * @param {string} search
 */
export function readPageQuery(search) {
  const values = [...new URLSearchParams(search)].filter(([name]) => pageQueryName.test(name));
  return String(new URLSearchParams(values));
}
