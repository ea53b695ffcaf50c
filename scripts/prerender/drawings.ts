import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from './render-page.tsx';

const EAGER_IMAGE = /<img (?![^>]*loading="lazy")[^>]*>/g;

/**
 * Puts the drawings that a page shows first into its HTML: asking for them would cost the largest paint a turn to the
 * server and back. React leaves their addresses as it finds them.
 * @param folder the build, where the drawings lie
 * @param base the folder the site is served under, with a slash at both ends
 */
export async function withDrawings(
  { head, content }: RenderedPage,
  folder: string,
  base: string,
): Promise<RenderedPage> {
  const page = { head, content };
  for (const [tag] of content.matchAll(EAGER_IMAGE)) {
    const [, address = ''] = / src="([^"]*)"/.exec(tag) ?? [];
    const [path = '', view] = address.split('#');
    if (!path.startsWith(`${base}art/`) || !path.endsWith('.svg')) continue;
    const drawing = await readFile(join(folder, path.slice(base.length)), 'utf8');
    const here = `data:image/svg+xml,${inAddress(drawing.trim())}${view ? `#${view}` : ''}`;
    page.content = page.content.replace(tag, () => tag.replace(address, () => here));
    page.head = page.head.replace(/<link rel="preload" as="image"[^>]*>/g, (hint) =>
      hint.includes(` href="${address}"`) ? '' : hint,
    );
  }
  return page;
}

/** Few signs cannot stand in an address within double quotes; written so, it still compresses as well as the file. */
function inAddress(svg: string): string {
  return svg.replace(/[%"#<>&\n]/g, encodeURIComponent);
}
