/**
 * URLs with these query parameters don't use prerendered HTML. docs/deploy/nginx.conf has the same
 * list.
 */
export const pageQueryNames = 'query|location|gender|stories|experience|sort|department|city|tab';

export const pageQuery = new RegExp(`[?&](${pageQueryNames})=`);

const pageQueryName = new RegExp(`^(${pageQueryNames})$`);

/**
 * Returns only the parameters that affect the page, formatted as in boot.js.
 * @param {string} search
 */
export function readPageQuery(search) {
  const values = [...new URLSearchParams(search)].filter(([name]) => pageQueryName.test(name));
  return String(new URLSearchParams(values));
}
