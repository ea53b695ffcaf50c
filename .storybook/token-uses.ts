import { parseSync, type ESTree } from 'vite';
import base from '../design-tokens/base.json' with { type: 'json' };
import light from '../design-tokens/semantic.light.json' with { type: 'json' };
import { tokensOf } from '../design-tokens/token-tree.ts';

export interface TokenUse {
  /** 'face'. */
  part: string;
  /** 'checked', 'tone pending', 'from medium'; '' for always. */
  state: string;
  /** A CSS property, 'text' for a type role, or a mixin. */
  property: string;
  /** 'color.on-primary', 'typography.label'. */
  token: string;
}

/** Grouping keys. */
const holders = new Set(['base', 'selectors', 'variants', 'vars', '@media', '@supports']);
const words = /[a-zA-Z]\w*(?:\.\w+)*/g;

/** By name in styles: 'shadow.stickyBar' is elevation.sticky-bar. */
export const tokenNames: ReadonlyMap<string, string> = new Map(
  [...tokensOf(base), ...tokensOf(light)].map(({ path }) => [styleName(path), path]),
);

interface Styles {
  text: string;
  /** `duration` of `const { duration } = vars.motion` is 'vars.motion.duration'. */
  code: Map<string, string>;
  rules: Map<string, ESTree.ObjectExpression>;
}

export function tokenUsesOf(path: string, text: string): TokenUse[] {
  const styles: Styles = { text, code: new Map(), rules: new Map() };
  return parseSync(path, text).program.body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'VariableDeclaration')
      return declared.declarations.flatMap(({ id, init }) => {
        if (init?.type !== 'CallExpression') keep(styles, id, init);
        if (id.type !== 'Identifier') return [];
        return statement.type === 'ExportNamedDeclaration' && init?.type === 'ObjectExpression'
          ? usesInRule(init, id.name, [], styles)
          : usesInCall(init, id.name, styles);
      });
    if (statement.type !== 'ExpressionStatement') return [];
    // It belongs to the first style in the selector: `${sign} > svg`.
    const part = /\$\{(?:styles\.)?(\w+)\}/.exec(text.slice(statement.start, statement.end))?.[1];
    return usesInCall(statement.expression, part ?? '', styles);
  });
}

function keep(styles: Styles, id: ESTree.BindingPattern, init: ESTree.Expression | null): void {
  if (!init) return;
  const code = codeOf(init, styles);
  if (id.type === 'Identifier') {
    styles.code.set(id.name, code);
    const rules = rulesOf(init, styles);
    if (rules) styles.rules.set(id.name, rules);
  }
  if (id.type !== 'ObjectPattern') return;
  for (const property of id.properties)
    if (property.type === 'Property' && property.value.type === 'Identifier')
      styles.code.set(property.value.name, `${code}.${property.value.name}`);
}

function rulesOf(node: ESTree.Expression, styles: Styles): ESTree.ObjectExpression | undefined {
  if (node.type === 'ObjectExpression') return node;
  if (node.type === 'Identifier') return styles.rules.get(node.name);
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? rulesOf(node.expression, styles)
    : undefined;
}

function codeOf({ start, end }: ESTree.Span, { text, code }: Styles): string {
  return text
    .slice(start, end)
    .replace(/'[^']*'/g, '')
    .replace(words, (word) => {
      const [first = '', ...rest] = word.split('.');
      return [code.get(first) ?? first, ...rest].join('.');
    });
}

function usesInCall(node: ESTree.Expression | null, part: string, styles: Styles): TokenUse[] {
  if (node?.type !== 'CallExpression') return [];
  return node.arguments
    .flatMap((argument) => (argument.type === 'ArrayExpression' ? argument.elements : [argument]))
    .flatMap((argument) => {
      const isRule = argument?.type === 'ObjectExpression' || argument?.type === 'Identifier';
      const rules = isRule && rulesOf(argument, styles);
      return rules ? usesInRule(rules, part, [], styles) : [];
    });
}

function usesInRule(
  rule: ESTree.ObjectExpression,
  part: string,
  states: readonly string[],
  styles: Styles,
): TokenUse[] {
  const { text } = styles;
  return rule.properties.flatMap((property) => {
    const named = (name: string, node: ESTree.Expression): TokenUse[] =>
      (codeOf(node, styles).match(words) ?? []).flatMap((word) => {
        const token = tokenNames.get(word.replace(/^vars\./, ''));
        const isType = token?.startsWith('typography.');
        return token
          ? [{ part, state: states.join(', '), property: isType ? 'text' : name, token }]
          : [];
      });
    if (property.type === 'SpreadElement') {
      const { argument } = property;
      const rules = rulesOf(argument, styles);
      if (rules) return usesInRule(rules, part, states, styles);
      return named(kebab(/^\w*/.exec(text.slice(argument.start))?.[0] ?? ''), argument);
    }
    const written = text.slice(property.key.start, property.key.end);
    const key = (property.computed && styles.code.get(written)) || written;
    const rules = rulesOf(property.value, styles);
    if (!rules) return named(kebab(key.replaceAll("'", '')), property.value);
    const state = stateOf(key);
    return usesInRule(rules, part, state ? [...states, state] : states, styles);
  });
}

/** 'checked' of `${radio}:checked + &`, 'from medium' of [media.medium], 'pending' of a variant. */
function stateOf(key: string): string {
  const media = /^media\.(\w+)$/.exec(key)?.[1];
  if (media === 'forcedColors') return 'forced colours';
  if (media) return /^(medium|wide|full)$/.test(media) ? `from ${media}` : kebab(media);
  if (holders.has(key.replaceAll("'", ''))) return '';
  if (/^\w+$/.test(key)) return kebab(key);
  const found = [
    ...key
      .replace(/:not\([^)]*\)|:(is|where|has)\(/g, '')
      .matchAll(/:([a-z-]+)|="?([\w-]+)"?\]|\[data-([\w-]+)\]/g),
  ];
  return found.map(([, pseudo, value, flag]) => pseudo ?? value ?? flag ?? '').join(', ');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function styleName(path: string): string {
  return path
    .replace(/^elevation\./, 'shadow.')
    .replace(/^font\.(?:family\.)?/, (group) => (group === 'font.' ? '' : 'font.'))
    .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
