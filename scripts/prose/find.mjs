import { parseSync } from 'vite';
import { opener, openerAdvice, patterns } from './patterns.mjs';

/** @typedef {{ line: number, text: string, say: string }} Finding */

const rules = patterns.map(({ find, say, isProseOnly }) => ({
  // A match next to `(`, `.ts` or a hyphen is a name in code.
  find: new RegExp(`(?<![\\w-])(?:${find.replaceAll(/ (?!\?)/g, '\\s+')})(?![\\w(-]|\\.\\w)`, 'gi'),
  say,
  isProseOnly,
}));

const hasUserTexts = /^src\/(?:components|screens|pages|domain|contract)\//;
const isTest = /\.(?:test|spec)\.tsx?$/;

/**
 * @param {string} file path from the project's root
 * @param {string} text
 * @returns {Finding[]}
 */
export function findProse(file, text) {
  const found = /\.mdx?$/.test(file) ? inMarkdown(text) : inCode(file, text);
  return found.toSorted((a, b) => a.line - b.line);
}

/** @returns {Finding[]} */
function inMarkdown(/** @type {string} */ text) {
  const prose = blank(text, /^(```|~~~)[\s\S]*?^\1/gm, /`[^`\n]*`/g, /\]\([^)]*\)/g, /<[^>]*>/g);
  const headings = [...prose.matchAll(/^(#+ +(?:\d+\. +)?)(.*)$/gm)].map((match) => ({
    start: match.index + (match[1] ?? '').length,
    text: match[2] ?? '',
  }));
  return [...check(text, [{ start: 0, text: prose }], true), ...checkOpeners(text, headings)];
}

/** @returns {Finding[]} */
function inCode(/** @type {string} */ file, /** @type {string} */ text) {
  const { comments } = parseSync(file, text);
  const blocks = commentBlocks(text, comments);
  const code = blankRanges(text, comments);
  const titles = isTest.test(file) ? titlesIn(code) : [];
  const strings = hasUserTexts.test(file) && !isTest.test(file) ? [{ start: 0, text: code }] : [];
  return [
    ...check(text, [...blocks, ...titles], true),
    ...check(text, strings, false),
    ...checkOpeners(text, [...blocks, ...titles]),
  ];
}

/** @typedef {{ start: number, text: string }} Part a part of a file, as long as in the file */

function commentBlocks(
  /** @type {string} */ text,
  /** @type {readonly { type: string, start: number, end: number }[]} */ comments,
) {
  /** @type {{ start: number, end: number, type: string }[]} */
  const blocks = [];
  for (const { type, start, end } of comments) {
    const last = blocks.at(-1);
    const isNext =
      type === 'Line' && last?.type === type && /^\r?\n[ \t]*$/.test(text.slice(last.end, start));
    if (last && isNext) last.end = end;
    else blocks.push({ type, start, end });
  }
  return blocks.map(({ start, end }) => ({
    start,
    text: blank(text.slice(start, end), /^[ \t]*(?:\/\/+|\/?\*+)/gm, /\*\/$/g, /`[^`]*`/g),
  }));
}

function titlesIn(/** @type {string} */ code) {
  const quoted = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/;
  const calls = new RegExp(
    `\\b(?:it|test|describe)(?:\\.(?!each)\\w+)*(?:\\.each\\b[\\s\\S]*?\\))?\\(\\s*${quoted.source}`,
    'g',
  );
  return [...code.matchAll(calls)].map((match) => {
    const title = match[2] ?? '';
    return { start: match.index + match[0].length - 1 - title.length, text: title };
  });
}

/** @returns {Finding[]} */
function check(
  /** @type {string} */ text,
  /** @type {readonly Part[]} */ parts,
  /** @type {boolean} */ isProse,
) {
  return parts.flatMap((part) =>
    rules
      .filter(({ isProseOnly }) => isProse || !isProseOnly)
      .flatMap(({ find, say }) =>
        [...part.text.matchAll(find)].map((match) => finding(text, part.start + match.index, say)),
      ),
  );
}

/** @returns {Finding[]} */
function checkOpeners(/** @type {string} */ text, /** @type {readonly Part[]} */ parts) {
  return parts.flatMap((part) => {
    const words = part.text.trimStart();
    const [sentence = ''] = /^[\s\S]*?(?:[.?!](?=\s|$)|$)/.exec(words) ?? [];
    if (!opener.test(words) || sentence.trimEnd().endsWith('?')) return [];
    return [finding(text, part.start + part.text.length - words.length, openerAdvice)];
  });
}

/** @returns {Finding} */
function finding(
  /** @type {string} */ text,
  /** @type {number} */ index,
  /** @type {string} */ say,
) {
  const line = text.slice(0, index).split('\n').length;
  return { line, text: (text.split('\n')[line - 1] ?? '').trim(), say };
}

/** Spaces keep the offsets of the other text. */
function blank(/** @type {string} */ text, /** @type {RegExp[]} */ ...parts) {
  return parts.reduce((rest, part) => rest.replace(part, spaces), text);
}

function blankRanges(
  /** @type {string} */ text,
  /** @type {readonly { start: number, end: number }[]} */ ranges,
) {
  let result = '';
  let at = 0;
  for (const { start, end } of ranges) {
    result += text.slice(at, start) + spaces(text.slice(start, end));
    at = end;
  }
  return result + text.slice(at);
}

const spaces = (/** @type {string} */ part) => part.replace(/[^\n]/g, ' ');
