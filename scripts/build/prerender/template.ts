import type { Manifest } from 'vite';
import type { PageFiles } from './document.ts';
import { getChunk } from './page-files.ts';

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
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${getChunk(manifest, key).file}" />`;
  });
  return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}

export function withFiles(html: string, { styles, scripts }: PageFiles, base: string): string {
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}" />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}" />`),
  ];
  return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}

function later(tag: string): string {
  return tag.replace(/^<(script|link)/, '<$1 fetchpriority="low"');
}

export function modulePreload(href: string): string {
  return later(`<link rel="modulepreload" crossorigin href="${href}" />`);
}

/** The disabled link keeps Vite from loading the file. */
export function inlineStyles(href: string, css: string): string {
  if (/<\/style/i.test(css)) throw new Error(`${href} would end the style that it stands in`);
  return `<style>${css.trim()}</style><link rel="stylesheet" crossorigin href="${href}" disabled />`;
}
