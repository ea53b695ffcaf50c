import { describe, expect, it } from 'vitest';
import base from './base.json';
import { findProblems, type TokenFiles } from './check.ts';
import { computeContrast, listPairs } from './contrast.ts';
import contrast from './contrast.json';
import dark from './semantic.dark.json';
import light from './semantic.light.json';
import { isNode, listTokens } from './token-tree.ts';

const files: TokenFiles = { base, light, dark, contrast };

function withChange(file: keyof TokenFiles, path: string, node?: unknown): TokenFiles {
  const changed = structuredClone(files);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<unknown>(
    (at, name) => (isNode(at) ? at[name] : undefined),
    changed[file],
  );
  if (!isNode(parent)) throw new Error(`${path} does not exist`);
  if (node === undefined) delete parent[last];
  else parent[last] = node;
  return changed;
}

describe('the token files', () => {
  it('pass the token check', () => {
    expect(findProblems(files)).toEqual([]);
    expect(listTokens(base).length).toBeGreaterThan(200);
    expect(listTokens(light).length).toBeGreaterThan(50);
    expect(listPairs(contrast).length).toBeGreaterThan(40);
  });

  it('declare each pair of colours only once', () => {
    const pairs = listPairs(contrast).map(({ front, back }) => `${front} on ${back}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('the token check', () => {
  it.each<[what: string, TokenFiles, RegExp]>([
    [
      'a size without its unit',
      withChange('base', 'space.s1', { $type: 'dimension', $value: 4 }),
      /^base: space\.s1 is not a dimension: 4\.$/,
    ],
    [
      'an unknown type',
      withChange('base', 'space.s1', { $type: 'length', $value: 4 }),
      /^base: space\.s1 has the unknown type 'length'\.$/,
    ],
    [
      'a colour whose components differ from its hex',
      withChange('base', 'color.khadi.10.$value.hex', '#fffcf7'),
      /^base: color\.khadi\.10 has components that are not its hex #fffcf7\.$/,
    ],
    [
      'an invalid name',
      withChange('base', 'space.S 1', { $type: 'number', $value: 4 }),
      /^base: 'S 1' is no name/,
    ],
    ['a group without tokens', withChange('base', 'space', {}), /^base: 'space' holds no token\.$/],
    [
      'a broken alias',
      withChange('light', 'color.ink.$value', '{color.teal.711}'),
      /^light: color\.ink: \{color\.teal\.711\} is not a design token\.$/,
    ],
    [
      'a broken alias inside a composite',
      withChange('base', 'typography.h1.$value.fontFamily', '{font.family.serif}'),
      /^base: typography\.h1: \{font\.family\.serif\} is not a design token\.$/,
    ],
    [
      'a circular alias',
      withChange('base', 'space.s1.$value', '{space.s1}'),
      /^base: space\.s1: \{space\.s1\} leads back to itself\.$/,
    ],
    [
      'an alias of another type',
      withChange('light', 'color.ink.$value', '{space.s1}'),
      /^light: color\.ink: \{space\.s1\} is a dimension, not a color\.$/,
    ],
    [
      'an alias of another type inside a composite',
      withChange('base', 'typography.h1.$value.fontFamily', '{space.s1}'),
      /^base: typography\.h1: \{space\.s1\} is a dimension, not a fontFamily\.$/,
    ],
    [
      'an alias of another type in a list of a composite',
      withChange('base', 'stitch.rule.$value.dashArray', ['{space.s1}', '{font.weight.bold}']),
      /^base: stitch\.rule: \{font\.weight\.bold\} is a fontWeight, not a dimension\.$/,
    ],
    [
      'a broken alias in a list of a composite',
      withChange('base', 'stitch.rule.$value.dashArray', ['{space.s99}']),
      /^base: stitch\.rule: \{space\.s99\} is not a design token\.$/,
    ],
    [
      'an alias in a list of fonts',
      withChange('base', 'font.family.text.$value', ['{font.family.display}', 'serif']),
      /^base: font\.family\.text is not a fontFamily/,
    ],
    [
      'a theme colour that is not an alias',
      withChange('dark', 'color.ink.$value', {
        colorSpace: 'srgb',
        components: [1, 1, 1],
        hex: '#ffffff',
      }),
      /^dark: color\.ink holds a value of its own/,
    ],
    [
      'a colour that is missing in one theme',
      withChange('dark', 'color.ink'),
      /^dark: color\.ink is missing\.$/,
    ],
    [
      'a pair with low contrast in one theme',
      withChange('light', 'color.ink.$value', '{color.slate.300}'),
      /^contrast: ink on ground is \d\.\d\d in light, needs 7\.$/,
    ],
    [
      'a pair of unknown colours',
      withChange('contrast', 'body.pairs', ['ink on paper']),
      /^contrast: ink on paper names no colour of light\.$/,
    ],
    [
      'a pair with a translucent colour',
      withChange('contrast', 'body.pairs', ['ink on scrim']),
      /^contrast: ink on scrim cannot be measured in dark: scrim has alpha\.$/,
    ],
  ])('reports %s', (_, changed, problem) => {
    expect(findProblems(changed)).toContainEqual(expect.stringMatching(problem));
  });
});

it('the token check accepts aliases of the correct type inside a composite', () => {
  const changed = withChange('base', 'stitch.rule.$value.dashArray', ['{space.s1}', '{space.s2}']);
  expect(findProblems(changed)).toEqual([]);
});

it('the token check rejects an unknown colour pair group', () => {
  const changed = withChange('contrast', 'bodies', { needs: 7, use: 'Text', pairs: [] });
  expect(() => findProblems(changed)).toThrow('bodies');
});

describe('computeContrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#12302e', '#f7f0e3', 12.45],
  ])('compares %s with %s and returns a contrast ratio of %d', (one, other, ratio) => {
    expect(computeContrast(one, other)).toBeCloseTo(ratio, 2);
  });
});
