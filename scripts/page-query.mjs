/**
 * Query parameters that change what a public page shows. HTML made at build time is not for them; it is for whatever
 * else a mail or an advertisement adds. The build writes them into boot.js; docs/deploy/nginx.conf, which can import
 * nothing, repeats them, and a test compares.
 */
export const pageQueryNames = 'query|location|gender|stories|experience|sort|department|city|tab';

export const pageQuery = new RegExp(`[?&](${pageQueryNames})=`);
