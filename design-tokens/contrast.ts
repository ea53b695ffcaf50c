import * as z from 'zod/mini';
import { isNode, resolve, listTokens, type Token } from './token-tree.ts';

export interface ColorPair {
  front: string;
  back: string;
  needs: number;
  use: string;
}

const pair = z.string().check(z.regex(/^[a-z-]+ on [a-z-]+$/));

const group = z.strictObject({ needs: z.number(), use: z.string(), pairs: z.array(pair) });

const contrastFile = z.strictObject({
  $description: z.string(),
  body: group,
  words: group,
  marks: group,
});

/** @throws {Error} when `contrast.json` is malformed */
export function listPairs(file: unknown): ColorPair[] {
  const { body, words, marks } = contrastFile.parse(file);
  return [body, words, marks].flatMap(({ needs, use, pairs }) =>
    pairs.map((names) => {
      const [front = '', back = ''] = names.split(' on ');
      return { front, back, needs, use };
    }),
  );
}

/** WCAG contrast ratio of two `#rrggbb` colours (1 to 21). */
export function computeContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** @throws {Error} for a broken alias */
export function hexColors(theme: unknown, base: unknown): Map<string, string> {
  return new Map(resolveColors(theme, base).map(({ name, hex }) => [name, hex]));
}

export function veils(theme: unknown, base: unknown): Map<string, number> {
  return new Map(
    resolveColors(theme, base).flatMap(({ name, alpha }): [string, number][] =>
      typeof alpha === 'number' && alpha !== 1 ? [[name, alpha]] : [],
    ),
  );
}

function resolveColors(theme: unknown, base: unknown) {
  const raw = new Map(listTokens(base).map((token): [string, Token] => [token.path, token]));
  return listTokens(theme).map(({ path, value }) => {
    const color = resolve(value, raw);
    if (!isNode(color) || typeof color['hex'] !== 'string') throw new Error(`${path} is no colour`);
    return { name: path.replace(/^color\./, ''), hex: color['hex'], alpha: color['alpha'] };
  });
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
