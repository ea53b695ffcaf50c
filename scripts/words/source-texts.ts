import type { ESTree } from 'vite';
import { parseFile, walk, type Comment, type Node } from './ast.ts';
import { jsxText } from './jsx-text.ts';
import { formatMessage, type MessagePart } from './message.ts';

export interface Span {
  start: number;
  end: number;
}

export interface ElementSource {
  opening: Span;
  closing: Span | null;
}

export interface SourceText extends Span {
  kind: 't' | 'plural' | 'Say';
  message: string;
  one: string | null;
  /** Positions of the interpolated expressions, keyed by placeholder name. */
  values: ReadonlyMap<string, Span>;
  elements: readonly ElementSource[];
  count: Span | null;
  isJsxChild: boolean;
  /** From a comment: 'translators: …'. */
  comment: string | null;
  /** From a comment: 'context: …'. Needed if an English word has several translations. */
  context: string | null;
}

const runtime = /\/words\/(t|plural|Say)\.ts$/;

/** @throws {Error} with file and line, for a text that cannot be translated */
export function sourceTexts(path: string, code: string): SourceText[] {
  if (!code.includes('/words/')) return [];
  const { program, comments } = parseFile(path, code);
  const imported = importedNames(program);
  if (imported.size === 0) return [];
  const texts: SourceText[] = [];
  const forms = new Set<Node>();
  walk(program, (node, parents) => {
    const reader = new TextReader(code);
    try {
      if (isTag(node, imported) && !forms.has(node)) {
        texts.push(reader.tagged(node));
      } else if (isPlural(node, imported)) {
        texts.push(reader.plural(node, forms));
      } else if (isSay(node, imported)) {
        const parent = parents.at(-1);
        const isJsxChild = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';
        texts.push(reader.say(node, isJsxChild));
      }
    } catch (error) {
      const line = code.slice(0, node.start).split('\n').length;
      throw new Error(
        `${path}:${line}: ${error instanceof Error ? error.message : String(error)}`,
        {
          cause: error,
        },
      );
    }
  });
  addComments(texts, comments);
  return texts;
}

function importedNames(program: ESTree.Program): Set<string> {
  return new Set(
    program.body.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration' || !runtime.test(statement.source.value))
        return [];
      return statement.specifiers.map(({ local }) => local.name);
    }),
  );
}

function isTag(node: Node, imported: ReadonlySet<string>): node is ESTree.TaggedTemplateExpression {
  return (
    node.type === 'TaggedTemplateExpression' &&
    node.tag.type === 'Identifier' &&
    node.tag.name === 't' &&
    imported.has('t')
  );
}

function isPlural(node: Node, imported: ReadonlySet<string>): node is ESTree.CallExpression {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'plural' &&
    imported.has('plural')
  );
}

function isSay(node: Node, imported: ReadonlySet<string>): node is ESTree.JSXElement {
  return (
    node.type === 'JSXElement' &&
    node.openingElement.name.type === 'JSXIdentifier' &&
    node.openingElement.name.name === 'Say' &&
    imported.has('Say')
  );
}

class TextReader {
  readonly #code: string;
  readonly #values = new Map<string, Span>();
  readonly #elements: ElementSource[] = [];
  #positions = 0;
  #count: string | null = null;

  constructor(code: string) {
    this.#code = code;
  }

  tagged(node: ESTree.TaggedTemplateExpression): SourceText {
    return this.#text('t', node, { message: this.#template(node.quasi) });
  }

  plural(node: ESTree.CallExpression, forms: Set<Node>): SourceText {
    const [count, object] = node.arguments;
    if (!count || object?.type !== 'ObjectExpression') {
      throw new Error('Write plural(count, { one: t`…`, other: t`…` })');
    }
    this.#count = this.#source(count);
    const messages: Record<string, string> = {};
    for (const property of object.properties) {
      const isForm =
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        property.value.type === 'TaggedTemplateExpression';
      if (!isForm) throw new Error('Each form of a plural is one t`…`');
      if (property.value.type !== 'TaggedTemplateExpression') continue;
      if (property.key.type !== 'Identifier') continue;
      forms.add(property.value);
      messages[property.key.name] = this.#template(property.value.quasi);
    }
    const { one, other } = messages;
    if (one === undefined || other === undefined) throw new Error('A plural has one and other');
    return this.#text('plural', node, { message: other, one, count });
  }

  say(node: ESTree.JSXElement, isJsxChild: boolean): SourceText {
    const message = formatMessage(this.#children(node.children));
    return this.#text('Say', node, { message, isJsxChild });
  }

  #text(
    kind: SourceText['kind'],
    { start, end }: Span,
    found: Pick<SourceText, 'message'> & Partial<SourceText>,
  ): SourceText {
    for (const message of [found.message, found.one ?? found.message]) {
      if (!/\p{L}/u.test(message.replace(/\{\w+\}/g, ''))) throw new Error('It has no letters');
      if (message !== message.trim()) throw new Error('Write the space outside of the text');
    }
    return {
      kind,
      start,
      end,
      one: null,
      count: null,
      isJsxChild: false,
      comment: null,
      context: null,
      values: this.#values,
      elements: this.#elements,
      ...found,
    };
  }

  #template(quasi: ESTree.TemplateLiteral): string {
    const parts = quasi.quasis.flatMap(({ value }, index): MessagePart[] => {
      const text: MessagePart = { kind: 'text', text: checked(value.cooked ?? '') };
      const expression = quasi.expressions[index];
      return expression ? [text, this.#value(expression)] : [text];
    });
    return formatMessage(parts);
  }

  #children(nodes: readonly ESTree.JSXChild[]): MessagePart[] {
    return nodes.flatMap((node): MessagePart[] => {
      if (node.type === 'JSXText') {
        const text = jsxText(this.#code.slice(node.start, node.end));
        return text === '' ? [] : [{ kind: 'text', text: checked(text) }];
      }
      if (node.type === 'JSXExpressionContainer') {
        const { expression } = node;
        if (expression.type === 'JSXEmptyExpression') return [];
        if (expression.type === 'Literal' && typeof expression.value === 'string') {
          return [{ kind: 'text', text: checked(expression.value) }];
        }
        return [this.#value(expression)];
      }
      if (node.type !== 'JSXElement') throw new Error('<Say> holds text, values and elements');
      const { openingElement, closingElement, children } = node;
      const index = this.#elements.push({ opening: openingElement, closing: closingElement }) - 1;
      const parts = closingElement && children.length > 0 ? this.#children(children) : null;
      return [{ kind: 'element', index, parts }];
    });
  }

  #source({ start, end }: Span): string {
    return this.#code.slice(start, end);
  }

  #isCount(expression: Node): boolean {
    const [first] = expression.type === 'CallExpression' ? expression.arguments : [];
    return [expression, first].some((node) => node && this.#source(node) === this.#count);
  }

  /** The placeholder is named after the expression, or {0}. */
  #value(expression: Node): MessagePart {
    const source = this.#source(expression);
    const wanted = this.#isCount(expression) ? 'count' : nameOf(expression);
    for (let attempt = 1; ; attempt += 1) {
      const name = nameFor(wanted, attempt, this.#positions);
      const known = this.#values.get(name);
      if (!known || this.#source(known) === source) {
        if (!known) this.#values.set(name, { start: expression.start, end: expression.end });
        if (wanted === null && !known) this.#positions += 1;
        return { kind: 'value', name };
      }
      if (wanted === null) this.#positions += 1;
    }
  }
}

function checked(text: string): string {
  if (/[{}]|<\/?\d/.test(text)) throw new Error('A text cannot contain { } or <0');
  return text;
}

function nameFor(wanted: string | null, attempt: number, position: number): string {
  if (wanted === null) return String(position);
  return attempt === 1 ? wanted : `${wanted}${attempt}`;
}

function nameOf(node: Node): string | null {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      if (node.computed || node.property.type !== 'Identifier') return nameOf(node.object);
      return node.property.name === 'length' ? nameOf(node.object) : node.property.name;
    case 'CallExpression': {
      const [first] = node.arguments;
      const name = first && !isOfList(node.callee) ? nameOf(first) : null;
      if (name) return name;
      return node.callee.type === 'MemberExpression' ? nameOf(node.callee.object) : null;
    }
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return nameOf(node.expression);
    case 'LogicalExpression':
      return node.operator === '??' || node.operator === '||' ? nameOf(node.left) : null;
    default:
      return null;
  }
}

function isOfList(callee: Node): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    /^(map|filter|slice|join)$/.test(callee.property.name)
  );
}

function addComments(texts: readonly SourceText[], comments: readonly Comment[]): void {
  for (const { value, end } of comments) {
    const [, label, words] =
      /^[\s*]*(translators|context): (.*?)[\s*]*$/s.exec(value.replaceAll(/\s+/g, ' ')) ?? [];
    const text = texts.find(({ start }) => start >= end);
    if (!text || words === undefined) continue;
    if (label === 'context') text.context = words;
    else text.comment = words;
  }
}
