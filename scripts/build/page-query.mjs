/**
 * Query parameters that change a public page, so its prerendered HTML cannot be used.
 * docs/deploy/nginx.conf repeats them; a test compares the two.
 */
export const pageQueryNames = 'query|location|gender|stories|experience|sort|department|city|tab';

export const pageQuery = new RegExp(`[?&](${pageQueryNames})=`);
