import { linkifyit } from 'linkify-it';
import { trimEnd } from '../trim-end.ts';

export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string };

/** Only addresses that begin with http:// or https:// (docs/decisions/0066). */
const linkify = linkifyit({ fuzzyEmail: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

/**
 * Bidi controls could reorder a URL, and browsers read `\` as `/`. Joiners are letters' parts in
 * Indian scripts.
 */
const linkable = /(?:[^\\\p{Cc}\p{Cs}\p{Cf}]|[\u200C\u200D])+/gu;

/** `linkify-it` looks only after spaces and some signs, so not after an emoji. */
const starts = /(?<![\p{L}\p{M}\p{N}])https?:\/\//giu;

/** `linkify-it` ends a URL at these, which words in a path can have. */
const inWords = /(?<=[\p{L}\p{M}\p{N}])[\u2013\u2019](?=[\p{L}\p{N}])/gu;

/** Only links http(s) URLs that display their real host and contain no credentials. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: stretch, index: start } of text.matchAll(linkable)) {
    const readable = stretch.replace(inWords, '-');
    for (const { index } of stretch.matchAll(starts)) {
      if (start + index < from) continue;
      const found = linkify.matchAtStart(readable.slice(index))?.raw ?? '';
      const address = cutSigns(stretch, index, index + found.length);
      const href = isCutOff(stretch, index, address) ? null : safeHref(address);
      if (href === null) continue;
      const begin = start + index;
      if (begin > from) parts.push({ kind: 'text', text: text.slice(from, begin) });
      parts.push({ kind: 'link', text: address, href });
      from = begin + address.length;
    }
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** `linkify-it` counts a colon and a closing sign, such as the second of `*…*`, as parts. */
function cutSigns(text: string, start: number, end: number): string {
  const opening = /[*_~|=`]/.exec(text[start - 1] ?? '')?.[0] ?? '';
  return trimEnd(text.slice(start, end), new RegExp(`[:${opening}]`));
}

/** The real host comes after an `@`, and browsers read `．` as a dot. */
function isCutOff(text: string, index: number, address: string): boolean {
  const authority = text.slice(index + address.indexOf('//') + 2);
  if (/^[^\s/?#]*@/.test(authority)) return true;
  const isWhole = /[/?#]/.test(address.slice(address.indexOf('//') + 2));
  return !isWhole && /^[．。｡﹒][\p{L}\p{N}]/u.test(text.slice(index + address.length));
}

function safeHref(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return null;
  return showsHost(address, url) ? url.href : null;
}

/** Browsers map some letters of a host to others, such as `．` to a dot. */
function showsHost(address: string, { protocol, hostname }: URL): boolean {
  if (address.toLowerCase().startsWith(`${protocol}//${hostname}`)) return true;
  const [, host = ''] = /^https?:\/\/([^/?#:]+)/i.exec(address.toLowerCase()) ?? [];
  return !ascii.test(host) && host === host.normalize('NFKC').toLowerCase() && isReadable(host);
}

/** Other scripts than Latin have no letters that look like Latin ones. */
const scripts = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Oriya',
  'Tamil',
  'Telugu',
  'Sinhala',
  'Thai',
  'Tibetan',
  'Hebrew',
  'Hangul',
  'Han',
  'Hiragana',
  'Katakana',
  'Latin',
].map(toLabelPattern);

const lookAlikes = ['Cyrillic', 'Greek', 'Armenian', 'Georgian'].map(toLabelPattern);

const ascii = /^[\x21-\x7e]*$/;

/** Chromium's rule: one script for each label, and look-alikes of Latin only without `.com`. */
function isReadable(host: string): boolean {
  if (/\p{Default_Ignorable_Code_Point}/u.test(host)) return false;
  const labels = host.split('.');
  const isAsciiDomain = ascii.test(labels.at(-1) ?? '');
  const known = isAsciiDomain ? scripts : [...scripts, ...lookAlikes];
  return labels.every((label) => ascii.test(label) || known.some((script) => script.test(label)));
}

function toLabelPattern(script: string): RegExp {
  return new RegExp(`^[\\p{scx=${script}}\\p{M}\\d-]+$`, 'u');
}
