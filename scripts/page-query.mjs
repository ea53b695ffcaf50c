/**
 * Query parameters that change a public page, so that its prerendered HTML does not fit. Others,
 * such as campaign parameters, are ignored. The build writes them into boot.js.
 * docs/deploy/nginx.conf repeats them; a test compares both.
 */
export const pageQueryNames = 'query|location|gender|stories|experience|sort|department|city|tab';

export const pageQuery = new RegExp(`[?&](${pageQueryNames})=`);
