/**
 * Parameters that change a public page, so its prerendered HTML does not fit.
 * docs/deploy/nginx.conf repeats them; a test compares both.
 */
export const pageQueryNames = 'query|location|gender|stories|experience|sort|department|city|tab';

export const pageQuery = new RegExp(`[?&](${pageQueryNames})=`);
