import { isNode, resolve, listTokens, type Token } from '../../design-tokens/token-tree.ts';
import { toCss } from '../../src/theme/tokens.ts';

export function scaleTokens(base: unknown): Token[] {
  return listTokens(base).filter(({ path }) => !path.startsWith('color.'));
}

export function cssText(base: unknown, light: unknown, dark: unknown): string {
  const scales = scaleTokens(base).flatMap((token) => linesOf(token, base));
  const [day, night] = [light, dark].map((theme) =>
    listTokens(theme).flatMap((token) => linesOf(token, base)),
  );
  return [
    '/* Written by `npm run tokens`; change design-tokens/*.json instead. */',
    block(':root', [...scales, ...(day ?? []), 'color-scheme: light']),
    `@media (prefers-color-scheme: dark) {\n${block(":root:not([data-theme='light'])", [...(night ?? []), 'color-scheme: dark'])}\n}`,
    block(":root[data-theme='dark']", [...(night ?? []), 'color-scheme: dark']),
    '',
  ].join('\n\n');
}

/** A type role becomes two properties, because `font` excludes the letter spacing. */
export function toDeclarations(
  { path, type, value }: Token,
  base: unknown,
): [name: string, value: string][] {
  const name = `--${path.replaceAll('.', '-')}`;
  if (type !== 'typography') return [[name, toCss(value)]];
  const style = toTypography(value, base);
  return [
    [name, `${style.weight} ${style.size}/${style.lineHeight} ${style.family}`],
    [`${name}-letter-spacing`, style.letterSpacing],
  ];
}

const linesOf = (token: Token, base: unknown): string[] =>
  toDeclarations(token, base).map(([name, value]) => `${name}: ${value}`);

function toTypography(value: unknown, base: unknown) {
  if (!isNode(value)) throw new Error(`No type role: ${JSON.stringify(value)}`);
  const tokens = new Map(listTokens(base).map((token): [string, Token] => [token.path, token]));
  const part = (name: string) => toCss(resolve(value[name], tokens));
  return {
    family: part('fontFamily'),
    weight: part('fontWeight'),
    size: part('fontSize'),
    lineHeight: part('lineHeight'),
    letterSpacing: part('letterSpacing'),
  };
}

function block(selector: string, declarations: readonly string[]): string {
  return `${selector} {\n${declarations.map((line) => `  ${line};`).join('\n')}\n}`;
}
