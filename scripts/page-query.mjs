/**
 * What in an address changes what a public page shows. The HTML that the build made is not for it; it is for whatever
 * else a mail or an advertisement puts there. Also in public/boot.js and docs/deploy/nginx.conf, which import nothing.
 */
export const pageQuery = /[?&](query|location|gender|stories|experience|sort|department|city|tab)=/;
