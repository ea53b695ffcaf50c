import { listTokens } from '../../design-tokens/token-tree.ts';
import { toDeclarations, scaleTokens } from './css.ts';

export function typesText(base: unknown, light: unknown): string {
  const tokens = [...scaleTokens(base), ...listTokens(light)];
  const paths = tokens.map(({ path }) => path);
  const properties = tokens.flatMap((token) => toDeclarations(token, base).map(([name]) => name));
  return [
    '// Written by `npm run tokens`; change design-tokens/*.json instead.',
    union('TokenName', 'A token, by its groups and its name.', paths),
    union('CssVariable', 'A custom property of tokens.css.', properties),
    '',
  ].join('\n\n');
}

function union(name: string, comment: string, members: readonly string[]): string {
  return `/** ${comment} */\nexport type ${name} =\n${members.map((member) => `  | '${member}'`).join('\n')};`;
}
