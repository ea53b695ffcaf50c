import type { Manifest } from 'vite';
import { renderFirstPageFont } from './first-page-font.ts';
import { getChunk } from './page-files.ts';

/**
 * A first visit on a phone does not load our fonts (ADR 0025). The attribute marks what the service
 * worker and the app change later.
 */
const ON_WIDE_SCREENS = 'media="(min-width: 48rem)" data-fonts';

/** Faces that a page can do without. */
const OPTIONAL_FACE = /@font-face\s*\{[^}]*font-display:\s*optional[^}]*\}/g;

const FONTS = ['eczar-everyday.woff2', 'anek-everyday.woff2'];

const SCRIPT = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;
const STYLES = /\s*<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/g;

export interface Template {
  html: string;
  /** Script tags with low fetch priority. */
  scripts: string[];
  styles: string[];
}

/** @param html with its fonts (`withFonts`) */
export function readTemplate(html: string): Template {
  const scripts = [...html.matchAll(SCRIPT)].map(([tag]) => later(tag.trim()));
  const styles = [...html.matchAll(STYLES)].map(([, href = '']) => href);
  return { html: html.replaceAll(SCRIPT, '').replaceAll(STYLES, ''), scripts, styles };
}

/**
 * @param base with a slash at both ends
 * @throws {Error} when the build has no such fonts
 */
export function withFonts(html: string, manifest: Manifest, base: string): string {
  const links = FONTS.map((name) => {
    const key = Object.keys(manifest).find((source) => source.endsWith(`/${name}`)) ?? name;
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${getChunk(manifest, key).file}" ${ON_WIDE_SCREENS} />`;
  });
  return (
    html
      .replace('</head>', (tag) => `  ${renderFirstPageFont()}\n  ${tag}`)
      // In the head, they would delay the first paint.
      .replace('<body>', (tag) => `${tag}\n    ${links.join('\n    ')}`)
  );
}

function later(tag: string): string {
  return tag.replace(/^<(script|link)/, '<$1 fetchpriority="low"');
}

export function modulePreload(href: string): string {
  return later(`<link rel="modulepreload" crossorigin href="${href}" />`);
}

/** @throws {Error} when the build has no such file */
export function inlineAll(
  hrefs: readonly string[],
  styles: ReadonlyMap<string, string>,
  base: string,
): string[] {
  return [...new Set(hrefs)].map((href) => {
    const css = styles.get(href.slice(base.length));
    if (css === undefined) throw new Error(`The build has no ${href}`);
    return inlineStyles(href, css);
  });
}

/**
 * The disabled link keeps Vite from loading the file. Its type keeps the browser's preload scanner
 * from it, which ignores `disabled`.
 */
function inlineStyles(href: string, css: string): string {
  if (/<\/style/i.test(css)) throw new Error(`${href} would end the style that it stands in`);
  const link = `<link rel="stylesheet" type="text/inlined" href="${href}" disabled />`;
  const fonts = css.match(OPTIONAL_FACE)?.join('');
  return [
    fonts ? `<style ${ON_WIDE_SCREENS}>${fonts}</style>` : '',
    `<style>${css.replaceAll(OPTIONAL_FACE, '').trim()}</style>${link}`,
  ].join('');
}

export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
