import * as z from 'zod/mini';
import { isNode, resolve, tokensOf, type Token } from './token-tree.ts';

/** Two colours that the product puts on one another. */
export interface ColorPair {
  /** The colour of the words or of the line: a name of the semantic files. */
  front: string;
  /** The colour behind it. */
  back: string;
  /** The least contrast, in both themes. */
  needs: number;
  /** What such pairs are for. */
  use: string;
}

const pair = z.string().check(z.regex(/^[a-z-]+ on [a-z-]+$/));

const contrastFile = z.object({
  body: z.object({ needs: z.number(), use: z.string(), pairs: z.array(pair) }),
  words: z.object({ needs: z.number(), use: z.string(), pairs: z.array(pair) }),
  marks: z.object({ needs: z.number(), use: z.string(), pairs: z.array(pair) }),
});

/**
 * The pairs that `contrast.json` declares.
 * @throws when the file is not of its form
 */
export function pairsOf(file: unknown): ColorPair[] {
  const { body, words, marks } = contrastFile.parse(file);
  return [body, words, marks].flatMap(({ needs, use, pairs }) =>
    pairs.map((names) => {
      const [front = '', back = ''] = names.split(' on ');
      return { front, back, needs, use };
    }),
  );
}

/** WCAG's contrast of two colours written `#rrggbb`: 1 when they are equal, 21 for black on white. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The colours of a theme as `#rrggbb`, by name.
 * @throws {Error} naming the alias that leads nowhere
 */
export function hexColors(theme: unknown, base: unknown): Map<string, string> {
  const raw = new Map(tokensOf(base).map((token): [string, Token] => [token.path, token]));
  return new Map(
    tokensOf(theme).map(({ path, value }): [string, string] => {
      const color = resolve(value, raw);
      if (!isNode(color) || typeof color['hex'] !== 'string')
        throw new Error(`${path} is no colour`);
      return [path.replace(/^color\./, ''), color['hex']];
    }),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
