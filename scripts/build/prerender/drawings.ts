import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageSource, Picture } from '../../../server/site/site-renderer.ts';
import type { RenderedPage } from './render-page.tsx';

const SVG = 'image/svg+xml';

const FIRST_PORTRAITS = 3;

const LAZY_IMAGE = /<img (?=[^>]*loading="lazy")[^>]*>/g;
const EAGER_IMAGE = /<img (?![^>]*loading="lazy")[^>]*>/g;

/**
 * Inlines drawings that load eagerly.
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
    const bytes = await readFile(join(folder, path.slice(base.length)));
    const here = `${toDataUrl({ type: SVG, bytes })}${view ? `#${view}` : ''}`;
    page.content = page.content.replace(tag, () => tag.replace(address, () => here));
    page.head = page.head.replace(/<link rel="preload" as="image"[^>]*>/g, (hint) =>
      hint.includes(` href="${address}"`) ? '' : hint,
    );
  }
  return page;
}

export async function withPortraits(
  { head, content }: RenderedPage,
  folder: string,
  base: string,
  readPicture: PageSource['picture'],
): Promise<RenderedPage> {
  let inlined = content;
  for (const [tag] of [...content.matchAll(LAZY_IMAGE)].slice(0, FIRST_PORTRAITS)) {
    const [, address = ''] = / src="([^"]*)"/.exec(tag) ?? [];
    const picture = address.startsWith(`${base}art/people/`)
      ? { type: SVG, bytes: await readFile(join(folder, address.slice(base.length))) }
      : await readPicture(address);
    if (!picture) continue;
    // The first paint waits only for eager, synchronously decoded images.
    const early = tag
      .replace(/ (?:loading="lazy"|decoding="async")/g, '')
      .replace(address, () => toDataUrl(picture));
    inlined = inlined.replace(tag, () => early);
  }
  return { head, content: inlined };
}

function toDataUrl({ type, bytes }: Picture): string {
  const content = Buffer.from(bytes);
  return type === SVG
    ? `data:${SVG},${inAddress(content.toString().trim())}`
    : `data:${type};base64,${content.toString('base64')}`;
}

/** Minimal escaping compresses best. */
function inAddress(svg: string): string {
  return svg.replace(/[%"#<>&\n]/g, encodeURIComponent);
}
