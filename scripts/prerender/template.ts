import type { Manifest } from 'vite';
import type { PageFiles } from './document.ts';
import { chunkOf } from './page-files.ts';

/** The letters of headings and of text: every page shows both at once. */
const FONTS = ['eczar-everyday.woff2', 'anek-everyday.woff2'];

const SCRIPT = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;
const STYLES = /\s*<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/g;

/** The build's own index.html, taken apart so that a page can say what comes first. */
export interface Template {
  /** The document without scripts and styles; its fonts are asked for early. */
  html: string;
  /** Asks for the app's scripts once all that can be seen has been asked for. */
  scripts: string[];
  /** The addresses of the app's styles. */
  styles: string[];
}

/**
 * Takes the build's index.html apart.
 * @param html with its fonts (`withFonts`)
 */
export function readTemplate(html: string): Template {
  const scripts = [...html.matchAll(SCRIPT)].map(([tag]) => later(tag.trim()));
  const styles = [...html.matchAll(STYLES)].map(([, href = '']) => href);
  return { html: html.replaceAll(SCRIPT, '').replaceAll(STYLES, ''), scripts, styles };
}

/**
 * Has a document ask for its fonts before its styles name them, so that its words change shape early or never.
 * @param base the folder the site is served under, with a slash at both ends
 * @throws {Error} when the build has no such fonts
 */
export function withFonts(html: string, manifest: Manifest, base: string): string {
  const links = FONTS.map((name) => {
    const key = Object.keys(manifest).find((source) => source.endsWith(`/${name}`)) ?? name;
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${chunkOf(manifest, key).file}" />`;
  });
  return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}

/** Has a document ask for styles and scripts that its own script will ask for as soon as it runs. */
export function withFiles(html: string, { styles, scripts }: PageFiles, base: string): string {
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}" />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}" />`),
  ];
  return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}

/** Marks what nobody waits for while the page is being drawn. */
function later(tag: string): string {
  return tag.replace(/^<(script|link)/, '<$1 fetchpriority="low"');
}

/** Asks for a script ahead of the one that imports it. */
export function modulePreload(href: string): string {
  return later(`<link rel="modulepreload" crossorigin href="${href}" />`);
}

/**
 * Styles within the page: asking for them would cost the first paint a turn to the server and back.
 * The link that is switched off tells Vite's loader that they are here.
 */
export function inlineStyles(href: string, css: string): string {
  if (/<\/style/i.test(css)) throw new Error(`${href} would end the style that it stands in`);
  return `<style>${css.trim()}</style><link rel="stylesheet" crossorigin href="${href}" disabled />`;
}
