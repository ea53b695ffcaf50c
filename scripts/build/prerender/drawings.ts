import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from './render-page.tsx';

const EAGER_IMAGE = /<img (?![^>]*loading="lazy")[^>]*>/g;

/**
 * Inlines drawings that load eagerly, because requests would delay the largest contentful paint.
 * @param folder the build's output
 * @param base with a slash at both ends
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

/** Escapes only what is necessary, so that the result compresses well. */
function inAddress(svg: string): string {
  return svg.replace(/[%"#<>&\n]/g, encodeURIComponent);
}
