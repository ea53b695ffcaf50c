/**
 * Crawlers may visit everything, because private data requires a login.
 * @param siteUrl without a trailing slash
 */
export function robotsTxt(siteUrl: string | null): string {
  const lines = ['User-agent: *', 'Allow: /'];
  if (siteUrl !== null) lines.push('', `Sitemap: ${siteUrl}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}
