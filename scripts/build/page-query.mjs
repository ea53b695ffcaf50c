/**
 * Parameters that change a public page, so prerendered HTML without them does not fit.
 * docs/deploy/nginx.conf repeats them; a test compares both.
 */
export const pageQueryNames = 'query|location|gender|stories|experience|sort|department|city|tab';

export const pageQuery = new RegExp(`[?&](${pageQueryNames})=`);

const pageQueryName = new RegExp(`^(${pageQueryNames})$`);

/**
 * The parameters that change a page, as boot.js compares them.
 * @param {string} search
 */
export function readPageQuery(search) {
  const values = [...new URLSearchParams(search)].filter(([name]) => pageQueryName.test(name));
  return String(new URLSearchParams(values));
}
