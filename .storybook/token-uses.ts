import { parseSync, type ESTree } from 'vite';

/** One token in the styles of a component. */
export interface TokenUse {
  /** The style that names it: 'face'. */
  part: string;
  /** When it holds: 'checked', 'tone pending', 'from medium'; '' for always. */
  state: string;
  /** The CSS property, or 'text' for a type role. */
  property: string;
  /** As the token files call it: 'color.on-primary', 'radius.control', 'typography.label'. */
  token: string;
}

/** What only holds rules together and is no state of its own. */
const holders = new Set(['base', 'selectors', 'variants', 'vars', '@media', '@supports']);
const token =
  /\b(color(?:\.illustration)?|space|border|radius|size|motion\.\w+|elevation|layout|typography)\.([a-zA-Z]\w*)/g;

/** Every token that a file of styles names, with the style, the state and the property that it is named for. */
export function tokenUsesOf(path: string, text: string): TokenUse[] {
  return parseSync(path, text).program.body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'VariableDeclaration')
      return declared.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' ? usesInCall(init, id.name, text) : [],
      );
    if (statement.type !== 'ExpressionStatement') return [];
    // A rule by selector belongs to the style that it names first: `${sign} > svg`.
    const part = /\$\{(?:styles\.)?(\w+)\}/.exec(text.slice(statement.start, statement.end))?.[1];
    return usesInCall(statement.expression, part ?? '', text);
  });
}

function usesInCall(node: ESTree.Expression | null, part: string, text: string): TokenUse[] {
  if (node?.type !== 'CallExpression') return [];
  return node.arguments
    .flatMap((argument) => (argument.type === 'ArrayExpression' ? argument.elements : [argument]))
    .flatMap((rule) => (rule?.type === 'ObjectExpression' ? usesInRule(rule, part, [], text) : []));
}

function usesInRule(
  rule: ESTree.ObjectExpression,
  part: string,
  states: readonly string[],
  text: string,
): TokenUse[] {
  return rule.properties.flatMap((property) => {
    const named = (name: string, { start, end }: ESTree.Span): TokenUse[] =>
      [...text.slice(start, end).matchAll(token)].map(([, group = '', own = '']) => ({
        part,
        state: states.join(', '),
        property: name,
        token: `${group}.${kebab(own)}`,
      }));
    if (property.type === 'SpreadElement') return named('text', property.argument);
    const key = text.slice(property.key.start, property.key.end);
    if (property.value.type !== 'ObjectExpression')
      return named(kebab(key.replaceAll("'", '')), property.value);
    const state = stateOf(key);
    return usesInRule(property.value, part, state ? [...states, state] : states, text);
  });
}

/** 'checked' of `${radio}:checked + &`, 'from medium' of [media.medium], 'pending' of a variant's own name. */
function stateOf(key: string): string {
  const media = /^media\.(\w+)$/.exec(key)?.[1];
  if (media) return media === 'forcedColors' ? 'forced colours' : `from ${media}`;
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
