import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, type ESTree, type ParseResult } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The layers whose parts people see; stories are kept for each. */
export const layers = ['ui', 'components', 'screens'] as const;

export type Layer = (typeof layers)[number];

/** A file of the repository and what is written in it. */
export interface SourceFile {
  /** Its path from the repository's folder, such as 'src/ui/Link/Link.tsx'. */
  path: string;
  /** Its text. */
  text: string;
}

/** A component that other files can import. */
export interface Part {
  /** The file that exports it, from the repository's folder. */
  file: string;
  /** Its name. */
  name: string;
}

/** One prop of an exported `XProps` interface. */
export interface Prop {
  /** Where to mend it: 'src/ui/Link/Link.tsx LinkProps.href'. */
  place: string;
  /** What its comment says, without stars; '' for none. */
  doc: string;
  /** What `@default` says, or undefined. */
  toldDefault: string | undefined;
  /** What the component puts in its place when it is left out, as written; undefined for nothing. */
  realDefault: string | undefined;
  /** Whether it can be left out. */
  isOptional: boolean;
  /** Its type as written, such as 'boolean' or 'Loadable<Doctor>'. */
  type: string;
}

/** A file of the repository, or undefined when there is none. */
export function sourceFile(path: string): SourceFile | undefined {
  const file = join(root, path);
  return existsSync(file) ? { path, text: readFileSync(file, 'utf8') } : undefined;
}

/** The .tsx files under a folder, tests left out, in the order of their paths. */
export function tsxFiles(folder: string): SourceFile[] {
  return sourceFiles(folder).filter(({ path }) => path.endsWith('.tsx'));
}

/** The .ts and .tsx files under a folder, tests left out, in the order of their paths. */
export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The components that a file exports. */
export function partsOf({ path, text }: SourceFile): Part[] {
  return exported(parse(path, text)).flatMap((declaration) =>
    declaration.type === 'FunctionDeclaration' && /^[A-Z]/.test(declaration.id?.name ?? '')
      ? [{ file: path, name: declaration.id?.name ?? '' }]
      : [],
  );
}

/** The names that a file imports, as 'Name' from the file they come from, such as 'Link/Link.tsx Link'. */
export function importsOf({ path, text }: SourceFile): string[] {
  return parse(path, text).program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const from = statement.source.value.split('/').slice(-2).join('/');
    return statement.specifiers.map(({ local }) => `${from} ${local.name}`);
  });
}

/** How {@link importsOf} calls the import of a part. */
export function importOf({ file, name }: Part): string {
  return `${file.split('/').slice(-2).join('/')} ${name}`;
}

/** The props that a file's exported `XProps` interfaces add, with what is said of them. */
export function propsOf({ path, text }: SourceFile): Prop[] {
  const parsed = parse(path, text);
  const declarations = exported(parsed);
  return declarations.flatMap((declaration) => {
    if (declaration.type !== 'TSInterfaceDeclaration' || !declaration.id.name.endsWith('Props'))
      return [];
    const owner = declaration.id.name;
    const defaults = defaultsOf(declarations, owner.replace(/Props$/, ''), text);
    return declaration.body.body.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
      const name = keyName(member.key);
      const doc = docBefore(parsed, text, member.start);
      return {
        place: `${path} ${owner}.${name}`,
        doc: doc.replace(/@default[^]*/, '').trim(),
        toldDefault: /@default\s+(.+)/.exec(doc)?.[1]?.trim(),
        realDefault: defaults.get(name),
        isOptional: member.optional,
        type: typeOf(member, text),
      };
    });
  });
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

/** The defaults in the braces of a component's first parameter. */
function defaultsOf(
  declarations: readonly ESTree.Declaration[],
  component: string,
  text: string,
): Map<string, string> {
  const defaults = new Map<string, string>();
  for (const declaration of declarations) {
    if (declaration.type !== 'FunctionDeclaration' || declaration.id?.name !== component) continue;
    const [props] = declaration.params;
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

/** The doc comment right above a place in the text, without its stars. */
function docBefore({ comments }: ParseResult, text: string, start: number): string {
  const above = comments.findLast(({ end }) => end <= start);
  if (!above?.value.startsWith('*') || text.slice(above.end, start).trim() !== '') return '';
  return above.value.replace(/^\s*\*+ ?/gm, '').trim();
}
