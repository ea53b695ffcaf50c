import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync, type ESTree, type ParseResult } from 'vite';

const root = join(import.meta.dirname, '../../..');

export const layers = ['ui', 'components', 'screens'] as const;

export type Layer = (typeof layers)[number];

export interface SourceFile {
  path: string;
  text: string;
}

export interface Part {
  file: string;
  name: string;
}

export interface Prop {
  place: string;
  name: string;
  /** The comment without its marks and `@default`, or '' if there is none. */
  doc: string;
  toldDefault: string | undefined;
  realDefault: string | undefined;
  isOptional: boolean;
  type: string;
}

export interface Interface {
  name: string;
  props: Prop[];
  bases: Base[];
  isOfPart: boolean;
}

interface Base {
  name: string;
  /** False for props that `Pick` or `Omit` leaves out. */
  takes: (prop: string) => boolean;
}

export function sourceFile(path: string): SourceFile | undefined {
  const file = join(root, path);
  return existsSync(file) ? { path, text: readFileSync(file, 'utf8') } : undefined;
}

export function tsxFiles(folder: string): SourceFile[] {
  return sourceFiles(folder).filter(({ path }) => path.endsWith('.tsx'));
}

export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export function partsOf({ path, text }: SourceFile): Part[] {
  return exported(parse(path, text))
    .flatMap(namesOf)
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => ({ file: path, name }));
}

/**
 * Returns names such as 'Link/Link.tsx Link'. For `import()`, the export's name is the file name.
 */
export function importsOf({ path, text }: SourceFile): string[] {
  const { module } = parse(path, text);
  const from = (file: string) => file.split('/').slice(-2).join('/');
  return [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName }) => `${from(moduleRequest.value)} ${localName.value}`),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => {
      const file = text.slice(start + 1, end - 1);
      return `${from(file)} ${basename(file, '.tsx')}`;
    }),
  ];
}

export function importOf({ file, name }: Part): string {
  return `${file.split('/').slice(-2).join('/')} ${name}`;
}

export function interfacesOf({ path, text }: SourceFile): Interface[] {
  const parsed = parse(path, text);
  const declarations = exported(parsed);
  const shapes = [...declared(parsed).flatMap(shapesOf), ...declarations.flatMap(inlineShapesOf)];
  return shapes.flatMap(({ owner, members, bases }) => {
    const givenTo = declarations.filter((part) => givenTypeOf(part) === owner);
    const isExported = declarations.some(
      (declaration) =>
        declaration.type === 'TSInterfaceDeclaration' && declaration.id.name === owner,
    );
    if (!isExported && givenTo.length === 0) return [];
    const namesakes = declarations.filter((part) =>
      namesOf(part).includes(owner.replace(/Props$/, '')),
    );
    const defaults = defaultsOf([...namesakes, ...givenTo], text);
    const props = members.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
      const name = keyName(member.key);
      const doc = docBefore(parsed, text, member.start);
      return {
        place: `${path} ${owner}.${name}`,
        name,
        doc: doc.replace(/@default[^]*/, '').trim(),
        toldDefault: /@default\s+(.+)/.exec(doc)?.[1]?.trim(),
        realDefault: defaults.get(name),
        isOptional: member.optional,
        type: typeOf(member, text),
      };
    });
    return {
      name: owner,
      props,
      bases: bases.map(({ start, end }) => baseOf(text.slice(start, end))),
      isOfPart: givenTo.length > 0,
    };
  });
}

interface Shape {
  owner: string;
  members: ESTree.TSSignature[];
  bases: ESTree.Span[];
}

function shapesOf(declaration: ESTree.Declaration): Shape[] {
  if (declaration.type === 'TSInterfaceDeclaration')
    return [
      { owner: declaration.id.name, members: declaration.body.body, bases: declaration.extends },
    ];
  return declaration.type === 'TSTypeAliasDeclaration'
    ? [shapeOf(declaration.id.name, declaration.typeAnnotation)]
    : [];
}

function inlineShapesOf(declaration: ESTree.Declaration): Shape[] {
  const given = givenOf(declaration);
  return given && nameOfType(given) === undefined
    ? [shapeOf(givenTypeOf(declaration) ?? '', given)]
    : [];
}

function shapeOf(owner: string, type: ESTree.TSType): Shape {
  const types = type.type === 'TSIntersectionType' ? type.types : [type];
  return {
    owner,
    members: types.flatMap((part) => (part.type === 'TSTypeLiteral' ? part.members : [])),
    bases: types.filter((part) => part.type === 'TSTypeReference'),
  };
}

function givenOf(declaration: ESTree.Declaration): ESTree.TSType | undefined {
  const [props] = paramsOf(declaration);
  if (!/^[A-Z]/.test(namesOf(declaration)[0] ?? '')) return undefined;
  return props && 'typeAnnotation' in props ? props.typeAnnotation?.typeAnnotation : undefined;
}

function givenTypeOf(declaration: ESTree.Declaration): string | undefined {
  const given = givenOf(declaration);
  return given && (nameOfType(given) ?? `${namesOf(declaration)[0]}Props`);
}

function nameOfType(type: ESTree.TSType): string | undefined {
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined;
  const { name } = type.typeName;
  return /^(Pick|Omit)$/.test(name) ? undefined : name;
}

/** Such as 'FieldProps' or "Omit<FieldProps, 'id'>". */
function baseOf(written: string): Base {
  const [, how, from, rest = ''] = /^(Pick|Omit)<\s*(\w+),([^]*)>$/.exec(written) ?? [];
  const named = [...rest.matchAll(/'([^']+)'/g)].map(([, name]) => name);
  return {
    name: from ?? written,
    takes: (prop) => !how || named.includes(prop) === (how === 'Pick'),
  };
}

function parse(path: string, text: string): ParseResult {
  const result = parseSync(path, text);
  if (result.errors.length > 0) throw new Error(`${path}: ${result.errors[0]?.message}`);
  return result;
}

function exported({ program }: ParseResult): ESTree.Declaration[] {
  return program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration
      ? [statement.declaration]
      : [],
  );
}

function declared(parsed: ParseResult): ESTree.Declaration[] {
  const own = parsed.program.body.filter(
    (statement) =>
      statement.type === 'TSInterfaceDeclaration' || statement.type === 'TSTypeAliasDeclaration',
  );
  return [...exported(parsed), ...own];
}

function namesOf(declaration: ESTree.Declaration): string[] {
  if (declaration.type === 'FunctionDeclaration') return [declaration.id?.name ?? ''];
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

/** Also of a wrapped component, such as `memo(function Chip(props) {})`. */
function paramsOf(declaration: ESTree.Declaration): ESTree.ParamPattern[] {
  if (declaration.type === 'FunctionDeclaration') return declaration.params;
  if (declaration.type !== 'VariableDeclaration') return [];
  const [made] = declaration.declarations;
  const [wrapped] = made?.init?.type === 'CallExpression' ? made.init.arguments : [];
  return wrapped?.type === 'FunctionExpression' ? wrapped.params : [];
}

function defaultsOf(components: readonly ESTree.Declaration[], text: string): Map<string, string> {
  const defaults = new Map<string, string>();
  for (const component of components) {
    const [props] = paramsOf(component);
    if (props?.type !== 'ObjectPattern') continue;
    for (const property of props.properties)
      if (property.type === 'Property' && property.value.type === 'AssignmentPattern') {
        const { start, end } = property.value.right;
        defaults.set(keyName(property.key), text.slice(start, end));
      }
  }
  return defaults;
}

function typeOf(
  member: ESTree.TSPropertySignature | ESTree.TSMethodSignature,
  text: string,
): string {
  if (member.type === 'TSMethodSignature' || !member.typeAnnotation) return 'method';
  const { start, end } = member.typeAnnotation.typeAnnotation;
  return text.slice(start, end);
}

function keyName(key: ESTree.PropertyKey): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '(computed)';
}

function docBefore({ comments }: ParseResult, text: string, start: number): string {
  const above = comments.findLast(({ end }) => end <= start);
  if (!above?.value.startsWith('*') || text.slice(above.end, start).trim() !== '') return '';
  return above.value.replace(/^\s*\*+ ?/gm, '').trim();
}
