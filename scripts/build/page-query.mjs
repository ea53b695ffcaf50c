/**
 * Query parameters that change a public page, so that HTML prerendered without them is not used.
 * docs/deploy/nginx.conf repeats the names; a test compares both lists.
 */
export const pageQueryNames = 'query|location|gender|stories|experience|sort|department|city|tab';

export const pageQuery = new RegExp(`[?&](${pageQueryNames})=`);

const pageQueryName = new RegExp(`^(${pageQueryNames})$`);

/**
 * Returns the parameters that change a page, in the form that boot.js compares.
 * @param {string} search
 */
export function readPageQuery(search) {
  const values = [...new URLSearchParams(search)].filter(([name]) => pageQueryName.test(name));
  return String(new URLSearchParams(values));
}
