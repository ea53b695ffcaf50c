import { isNode, resolve, tokensOf, type Token } from '../../design-tokens/token-tree.ts';
import { toCss } from '../../src/theme/tokens.ts';

/** The name of a token's custom property: `--color-ink`, `--space-s4`. */
export function cssName(path: string): string {
  return `--${path.replaceAll('.', '-')}`;
}

/** The tokens that stand in CSS: the scales, and the raw colours only by the names of a theme. */
export function scaleTokens(base: unknown): Token[] {
  return tokensOf(base).filter(({ path }) => !path.startsWith('color.'));
}

/**
 * A stylesheet of custom properties: scales and the light theme on `:root`, the dark theme where the system or
 * `data-theme` asks for it. The colours have the names that the app itself uses.
 */
export function cssText(base: unknown, light: unknown, dark: unknown): string {
  const scales = scaleTokens(base).flatMap((token) => declarationsOf(token, base));
  const [day, night] = [light, dark].map((theme) =>
    tokensOf(theme).flatMap((token) => declarationsOf(token, base)),
  );
  return [
    '/* Written by `npm run tokens`; change design-tokens/*.json instead. */',
    block(':root', [...scales, ...(day ?? []), 'color-scheme: light']),
    `@media (prefers-color-scheme: dark) {\n${block(":root:not([data-theme='light'])", [...(night ?? []), 'color-scheme: dark'])}\n}`,
    block(":root[data-theme='dark']", [...(night ?? []), 'color-scheme: dark']),
    '',
  ].join('\n\n');
}

function declarationsOf({ path, type, value }: Token, base: unknown): string[] {
  if (type !== 'typography') return [`${cssName(path)}: ${toCss(value)}`];
  const style = typographyOf(value, base);
  return [
    `${cssName(path)}: ${style.weight} ${style.size}/${style.lineHeight} ${style.family}`,
    `${cssName(path)}-letter-spacing: ${style.letterSpacing}`,
  ];
}

/** The parts of a type role as CSS; the family's alias is followed. */
function typographyOf(value: unknown, base: unknown) {
  if (!isNode(value)) throw new Error(`No type role: ${JSON.stringify(value)}`);
  const tokens = new Map(tokensOf(base).map((token): [string, Token] => [token.path, token]));
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
