import { posix } from 'node:path';
import type { ESTree } from 'vite';
import { findComponents } from './find-components.ts';
import { folderOfUser } from './folder-of-user.ts';
import { readStoryFile, type Imported, type StoryFile } from './story-file.ts';

/** In characters. */
const WIDTH = 80;

/** Props that a page stores, even if the story has a value for them. */
const stored = /^(value|isOpen|isSelected|triggerRef)$/;

/** Writes code that renders the component of a story file, with the imports that it needs. */
export function writeSnippet(path: string, text: string): string {
  const file = readStoryFile(path, text);
  const { code, used } = writeCode(file, text);
  const bySource = new Map<string, Imported[]>();
  for (const name of used) {
    const imported = file.imports.get(name);
    if (!imported) continue;
    const { source } = imported;
    bySource.set(source, [...(bySource.get(source) ?? []), imported]);
  }
  const lines = [...bySource].map(([source, names]) => writeImport(source, names, path));
  return `${lines.join('\n')}\n\n${code}\n`;
}

interface Code {
  code: string;
  used: Iterable<string>;
}

function writeCode(file: StoryFile, text: string): Code {
  const { component, imports, render, own } = file;
  if (component !== undefined && imports.has(component)) return writeUse(component, file, text);
  // A component of the story file shows how several parts work together.
  if (component !== undefined)
    return { code: own, used: [...imports.keys()].filter((name) => hasWord(own, name)) };
  const element = render?.type === 'ArrowFunctionExpression' ? render.body : undefined;
  const used = element?.type === 'JSXElement' ? findComponents(file, element) : undefined;
  return { code: element ? text.slice(element.start, element.end) : '', used: used ?? [] };
}

function writeUse(component: string, file: StoryFile, text: string): Code {
  const used = new Set([component]);
  const attributes: string[] = [];
  let children = '';
  for (const [name, value] of file.args) {
    const source = dedent(text.slice(value.start, value.end));
    const isCopied = !stored.test(name) && source !== 'null' && source !== 'undefined';
    const components = isCopied ? findComponents(file, value) : undefined;
    for (const other of components ?? []) used.add(other);
    if (name === 'children') children = components ? writeChildren(value, text) : '{children}';
    else attributes.push(writeAttribute(name, components ? source : name));
  }
  return { code: writeElement(component, attributes, children), used };
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`).test(text);
}

function writeImport(source: string, imports: readonly Imported[], path: string): string {
  const names = imports.map(({ name, local }) => (name === local ? name : `${name} as ${local}`));
  const target = posix.join(posix.dirname(path), source);
  const from = source.startsWith('.')
    ? posix.relative(`src/${folderOfUser(path.split('/')[1] ?? '')}`, target)
    : source;
  const isWhole = imports[0]?.name === '*';
  return `import ${isWhole ? names.join() : `{ ${names.join(', ')} }`} from '${from}';`;
}

function writeAttribute(name: string, source: string): string {
  if (source === 'true') return name;
  if (/^<[^]*\n/.test(source)) return `${name}={\n${indent(source)}\n}`;
  return /^'[^'"\\]*'$/.test(source) ? `${name}="${source.slice(1, -1)}"` : `${name}={${source}}`;
}

function writeChildren(value: ESTree.Expression, text: string): string {
  const sourceOf = ({ start, end }: ESTree.Span) => dedent(text.slice(start, end));
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  if (value.type === 'JSXElement') return sourceOf(value);
  if (value.type === 'JSXFragment') return value.children.map(sourceOf).filter(Boolean).join('\n');
  if (value.type === 'ArrayExpression')
    return value.elements
      .flatMap((item) => (item ? sourceOf(item).replace(/ key="[^"]*"/, '') : []))
      .join('\n');
  return `{${sourceOf(value)}}`;
}

function writeElement(name: string, attributes: readonly string[], children: string): string {
  const line = [`<${name}`, ...attributes].join(' ');
  const lines = `<${name}\n${attributes.map(indent).join('\n')}\n`;
  const fits = (code: string) => code.length <= WIDTH && !code.includes('\n');
  if (!children) return fits(`${line} />`) ? `${line} />` : `${lines}/>`;
  const whole = `${line}>${children}</${name}>`;
  if (fits(whole)) return whole;
  return `${fits(`${line}>`) ? line : lines}>\n${indent(children)}\n</${name}>`;
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

/** The first line of a value has no indentation in its file, unlike the others. */
function dedent(text: string): string {
  const [first = '', ...others] = text.split('\n');
  const depth = Math.min(...others.filter(Boolean).map((line) => line.search(/\S|$/)));
  return [first, ...others.map((line) => line.slice(depth))].join('\n').trim();
}
