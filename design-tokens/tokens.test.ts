import { describe, expect, it } from 'vitest';
import base from './base.json';
import dark from './semantic.dark.json';
import light from './semantic.light.json';

const isGroup = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null;

function leaves(node: unknown, path = ''): [path: string, value: unknown][] {
  if (!isGroup(node)) return [];
  if ('$value' in node) return [[path, node['$value']]];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => leaves(child, path ? `${path}.${name}` : name));
}

const raw = new Map(leaves(base));

function hexOf(theme: typeof light | typeof dark, name: string): string {
  const alias = new Map(leaves(theme.color)).get(name);
  const color = raw.get(String(alias).slice(1, -1));
  if (!isGroup(color) || typeof color['hex'] !== 'string') throw new Error(`${name} is no colour`);
  return color['hex'];
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('the two themes', () => {
  it('name the same colours', () => {
    const names = (theme: unknown) => leaves(theme).map(([path]) => path);
    expect(names(dark)).toEqual(names(light));
    expect(names(light).length).toBeGreaterThan(50);
  });

  it.each([
    ['light', light],
    ['dark', dark],
  ])('%s: every colour is an alias of a raw colour', (_, theme) => {
    const unresolved = leaves(theme).filter(
      ([, value]) => !/^\{.+\}$/.test(String(value)) || !raw.has(String(value).slice(1, -1)),
    );
    expect(unresolved).toEqual([]);
  });

  it.each([
    ['light', light],
    ['dark', dark],
  ])('%s: every declared pair reaches its contrast', (_, theme) => {
    const pairs = Object.entries(theme.$extensions['in.caresetu.contrast']);
    const missed = pairs.filter(([pair, ratio]) => {
      const [front = '', back = ''] = pair.split(' on ');
      return contrast(hexOf(theme, front), hexOf(theme, back)) < ratio - 0.005;
    });
    expect(pairs.length).toBeGreaterThan(30);
    expect(missed).toEqual([]);
  });
});

describe('the raw scales', () => {
  it('write each colour’s hex and components alike', () => {
    const colors = leaves(base.color);
    const wrong = colors.filter(([, value]) => {
      if (!isGroup(value) || !Array.isArray(value['components'])) return true;
      const hex = value['components'].map((share) =>
        Math.round(Number(share) * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      return `#${hex.join('')}` !== value['hex'];
    });
    expect(wrong).toEqual([]);
  });
});
