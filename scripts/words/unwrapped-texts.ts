import { parseFile, walk, type Node } from './ast.ts';
import { jsxText } from './jsx-text.ts';
import type { Span } from './source-texts.ts';

export interface UnwrappedText extends Span {
  kind: 'JSX text' | 'attribute' | 'string' | 'template';
  text: string;
}

const textAttributes =
  /^(label|title|placeholder|description|message|alt|text|heading|eyebrow|hint|caption|summary|item|things|aria-(label|description|valuetext|roledescription|placeholder))$/;

const codeAttributes =
  /^(className|style|d|points|viewBox|transform|sizes|srcSet|media|allow|rel|autoComplete|accept|key|id|href|src|type|name|role|htmlFor|timeZone|displayName|method|path|kind|icon|content|code|states)$|^data-|Ref$|Href$|ClassName$/;

const codeFunctions =
  /^(Error|TypeError|RangeError|SyntaxError|DOMException|Event|CustomEvent|CloseEvent|MediaQueryList|RegExp|URL|URLSearchParams|matchMedia|querySelector|querySelectorAll|closest|matches|addEventListener|removeEventListener|getItem|setItem|removeItem|getAttribute|setAttribute|removeAttribute|hasAttribute|startsWith|endsWith|includes|indexOf|split|replace|replaceAll|localeCompare|toLocaleString|toLocaleUpperCase|toLocaleLowerCase|DateTimeFormat|NumberFormat|ListFormat|PluralRules|Segmenter|Collator|createElement|createElementNS|createPolicy|get|set|has|delete|is|literal|warn|error|log|postMessage|setProperty|canParse|useMediaQuery|encodeURIComponent|invariant|assert)$/;

const codeValues =
  /^([MmLlHhVvCcSsQqTtAaZz\d\s.,-]+|[\d.]+(px|rem|em|ms|s|%)\b.*|\(.*|.*\b(var|rgba?|calc|min|max|url|translate\w*|scale|minmax|clamp|repeat)\(.*|(top|bottom) (start|end)|Arrow(Up|Down|Left|Right)|Enter|Escape|Tab|Home|End|Page(Up|Down)|Backspace|Delete|Space|Shift|Asia\/.*|[A-Z]\w*(Error|Event))$/s;

export function unwrappedTexts(path: string, code: string): UnwrappedText[] {
  const { program } = parseFile(path, code);
  const found: UnwrappedText[] = [];
  walk(program, (node, parents) => {
    if (isSkipped(node, parents)) return false;
    const text = textOf(node, parents, code);
    if (text) found.push({ ...text, start: node.start, end: node.end });
    return undefined;
  });
  return found;
}

function isSkipped(node: Node, parents: readonly Node[]): boolean {
  const expressions = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];
  if (node.type.startsWith('TS') && !expressions.includes(node.type)) return true;
  if (/^(Import|ExportAll)/.test(node.type)) return true;
  const parent = parents.at(-1);
  if (!parent) return false;
  switch (parent.type) {
    case 'Property':
    case 'PropertyDefinition':
      if (node === parent.key && !parent.computed) return true;
      return node === parent.value && isCodeName(parent.key);
    case 'MemberExpression':
      return parent.computed && node === parent.property;
    case 'BinaryExpression':
      return parent.operator !== '+';
    case 'SwitchCase':
      return node === parent.test;
    case 'NewExpression':
    case 'CallExpression':
      return node !== parent.callee && isCodeFunction(parent.callee);
    case 'ExpressionStatement':
      return node.type === 'Literal';
    default:
      return false;
  }
}

function isCodeName(key: Node): boolean {
  return key.type === 'Identifier' && codeAttributes.test(key.name);
}

function isCodeFunction(callee: Node): boolean {
  if (callee.type === 'Identifier') return codeFunctions.test(callee.name);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return codeFunctions.test(callee.property.name);
}

function textOf(
  node: Node,
  parents: readonly Node[],
  code: string,
): Pick<UnwrappedText, 'kind' | 'text'> | undefined {
  if (node.type === 'JSXText') {
    const text = jsxText(code.slice(node.start, node.end));
    return /\p{L}/u.test(text) && !isInSay(parents) ? { kind: 'JSX text', text } : undefined;
  }
  if (node.type === 'Literal' && typeof node.value === 'string') {
    const parent = parents.at(-1);
    if (parent?.type === 'JSXExpressionContainer' && isInSay(parents.slice(0, -1)))
      return undefined;
    const attribute = attributeName(parents);
    if (attribute && codeAttributes.test(attribute)) return undefined;
    const isText =
      (attribute && textAttributes.test(attribute)) || isShown(parents, code)
        ? /\p{L}/u.test(node.value)
        : isWords(node.value);
    if (!isText) return undefined;
    return { kind: parent?.type === 'JSXAttribute' ? 'attribute' : 'string', text: node.value };
  }
  if (node.type === 'TemplateLiteral') {
    if (parents.at(-1)?.type === 'TaggedTemplateExpression') return undefined;
    const attribute = attributeName(parents);
    if (attribute && codeAttributes.test(attribute)) return undefined;
    const text = node.quasis.map(({ value }) => value.cooked ?? '').join('{}');
    return isTemplateOfWords(text) ? { kind: 'template', text } : undefined;
  }
  return undefined;
}

function isInSay(parents: readonly Node[]): boolean {
  for (const parent of parents.toReversed()) {
    if (parent.type !== 'JSXElement') return false;
    const { name } = parent.openingElement;
    if (name.type === 'JSXIdentifier' && name.name === 'Say') return true;
  }
  return false;
}

function attributeName(parents: readonly Node[]): string | undefined {
  for (const parent of parents.toReversed()) {
    if (parent.type === 'JSXAttribute') {
      return parent.name.type === 'JSXIdentifier' ? parent.name.name : undefined;
    }
    if (parent.type === 'Property') {
      return parent.key.type === 'Identifier' ? parent.key.name : undefined;
    }
    const isBranch = ['JSXExpressionContainer', 'ConditionalExpression', 'LogicalExpression'];
    if (!isBranch.includes(parent.type)) return undefined;
  }
  return undefined;
}

function isWords(value: string): boolean {
  const text = value.trim();
  if (!/\p{L}{2}/u.test(text) || codeValues.test(text)) return false;
  if (/\s/.test(text)) return /\p{L}{2}/u.test(text);
  return /^\p{Lu}[\p{Ll}’'-]+[.…!?:]?$/u.test(text) || /[’…]/.test(text);
}

function isTemplateOfWords(text: string): boolean {
  const plain = text.replaceAll('{}', '');
  if (!/\p{L}{2}/u.test(plain) || codeValues.test(text)) return false;
  // Texts for users contain spaces or capital letters.
  return (
    /(\p{L}{2,}[.,;:]? )|( \p{L}{2,})|’s|…/u.test(text) ||
    /^\p{Lu}\p{Ll}+\b/u.test(plain) ||
    /^\{\}\/\p{L}+$/u.test(text)
  );
}

function isShown(parents: readonly Node[], code: string): boolean {
  for (const [index, parent] of parents.toReversed().entries()) {
    const above = parents.at(-index - 2);
    if (parent.type === 'JSXExpressionContainer') {
      return above?.type === 'JSXElement' || above?.type === 'JSXFragment';
    }
    if (parent.type === 'TemplateLiteral') {
      if (above?.type === 'TaggedTemplateExpression') return true;
      return textOf(parent, parents.slice(0, -index - 1), code) !== undefined;
    }
    if (parent.type !== 'ConditionalExpression' && parent.type !== 'LogicalExpression')
      return false;
  }
  return false;
}
