import base from '../../design-tokens/base.json';
import { hexColors, veils } from '../../design-tokens/contrast.ts';
import dark from '../../design-tokens/semantic.dark.json';
import light from '../../design-tokens/semantic.light.json';
import { getAlias, listTokens, type Token } from '../../design-tokens/token-tree.ts';
import { toCss } from '../../src/theme/tokens.ts';

export interface ColorToken {
  /** For example `primary-tint` or `illustration.leaf`. */
  name: string;
  variable: string;
  /** '' if the name is clear enough. */
  use: string;
  light: ColorOfTheme;
  dark: ColorOfTheme;
}

export interface ColorOfTheme {
  /** `#rrggbb`. */
  hex: string;
  /** From 0 to 1. */
  opacity: number;
  /** For example `teal.600`. */
  raw: string;
}

export interface ScaleToken {
  name: string;
  path: string;
  value: string;
  use: string;
}

const hexes = { light: hexColors(light, base), dark: hexColors(dark, base) };
const veiled = { light: veils(light, base), dark: veils(dark, base) };
const darkTokens = new Map(listTokens(dark).map(({ path, value }) => [path, getAlias(value)]));

export const colorTokens: readonly ColorToken[] = listTokens(light).map(
  ({ path, value, description }) => {
    const name = path.replace(/^color\./, '');
    const side = (theme: 'light' | 'dark', alias: string | undefined) => ({
      hex: hexes[theme].get(name) ?? '',
      opacity: veiled[theme].get(name) ?? 1,
      raw: (alias ?? '').replace(/^color\./, ''),
    });
    return {
      name,
      variable: `--color-${name.replaceAll('.', '-')}`,
      use: description,
      light: side('light', getAlias(value)),
      dark: side('dark', darkTokens.get(path)),
    };
  },
);

const groupsOfColors: readonly [title: string, belongs: RegExp][] = [
  ['Illustration', /^illustration\./],
  ['On deep bands', /deep/],
  ['Text', /^ink/],
  ['Actions and focus', /primary|focus/],
  ['Marigold', /accent/],
  ['Status', /danger|success|info|unread/],
  ['Backgrounds and lines', /./],
];

export function colorGroups(): { title: string; colors: ColorToken[] }[] {
  const groupOf = ({ name }: ColorToken) =>
    groupsOfColors.find(([, belongs]) => belongs.test(name))?.[0] ?? '';
  const order = ['Backgrounds and lines', 'Text', 'Actions and focus', 'Marigold', 'Status'];
  return [...order, 'On deep bands', 'Illustration'].map((title) => ({
    title,
    colors: colorTokens.filter((color) => groupOf(color) === title),
  }));
}

/** For example `space` or `motion.duration`. */
export function getScale(group: string): ScaleToken[] {
  return listTokens(base)
    .filter(({ path }) => path.startsWith(`${group}.`))
    .map((token) => ({
      name: token.path.slice(group.length + 1),
      path: token.path,
      value: toCssValue(token),
      use: token.description,
    }));
}

export interface TypeRole extends ScaleToken {
  style: {
    fontFamily: string;
    fontWeight: number;
    fontSize: string;
    lineHeight: number;
    letterSpacing: string;
  };
}

export function typeRoles(): TypeRole[] {
  return Object.entries(base.typography).map(([name, { $value, $description }]) => ({
    name,
    path: `typography.${name}`,
    value: typeText($value),
    use: $description ?? '',
    style: {
      fontFamily: toCss($value.fontFamily),
      fontWeight: $value.fontWeight,
      fontSize: toCss($value.fontSize),
      lineHeight: $value.lineHeight,
      letterSpacing: toCss($value.letterSpacing),
    },
  }));
}

interface TypeValue {
  fontWeight: number;
  fontSize: { value: number };
  lineHeight: number;
}

const typeText = ({ fontWeight, fontSize, lineHeight }: TypeValue): string =>
  `${fontSize.value * 16}px / ${lineHeight}, weight ${fontWeight}`;

function toCssValue({ path, type, value }: Token): string {
  const role = Object.entries(base.typography).find(([name]) => path === `typography.${name}`);
  return type === 'typography' && role ? typeText(role[1].$value) : toCss(value);
}
