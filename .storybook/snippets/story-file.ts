import { parseSync, type ESTree } from 'vite';

export interface Imported {
  /** '*' for all exports. */
  name: string;
  local: string;
  source: string;
}

export interface StoryFile {
  /** Undefined if stories render several components. */
  component: string | undefined;
  imports: ReadonlyMap<string, Imported>;
  /** Of the meta, then of the first story, which has precedence. */
  args: ReadonlyMap<string, ESTree.Expression>;
  /** Of the first story. */
  render: ESTree.Expression | undefined;
  /** Code between the imports and the meta. */
  own: string;
}

export function readStoryFile(path: string, text: string): StoryFile {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const variables = new Map<string, ESTree.Expression>();
  const imports = new Map<string, Imported>();
  let first = '';
  let importsEnd = 0;
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      readImport(statement, imports);
      importsEnd = statement.end;
    }
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declared = isExported ? statement.declaration : statement;
    if (declared?.type === 'VariableDeclaration')
      for (const { id, init } of declared.declarations)
        if (id.type === 'Identifier' && init) {
          variables.set(id.name, bare(init));
          if (isExported) first ||= id.name;
        }
  }
  const find = (name: string) => variables.get(name);
  const described = propertiesOf(find('meta'), find);
  const story = propertiesOf(find(first), find);
  const component = described.get('component');
  return {
    component: component?.type === 'Identifier' ? component.name : undefined,
    imports,
    args: new Map([
      ...propertiesOf(described.get('args'), find),
      ...propertiesOf(story.get('args'), find),
    ]),
    render: story.get('render'),
    own: text.slice(importsEnd, text.indexOf('const meta =')).trim(),
  };
}

function readImport(
  { source, specifiers }: ESTree.ImportDeclaration,
  imports: Map<string, Imported>,
): void {
  for (const specifier of specifiers) {
    const local = specifier.local.name;
    if (specifier.type === 'ImportNamespaceSpecifier')
      imports.set(local, { name: '*', local, source: source.value });
    if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
      imports.set(local, { name: specifier.imported.name, local, source: source.value });
  }
}

type Find = (variable: string) => ESTree.Expression | undefined;

function propertiesOf(
  written: ESTree.Expression | undefined,
  find: Find,
): Map<string, ESTree.Expression> {
  const value = written?.type === 'Identifier' ? find(written.name) : written;
  if (value?.type !== 'ObjectExpression') return new Map();
  return new Map(
    value.properties.flatMap((property) => {
      if (property.type === 'SpreadElement')
        return [...propertiesOf(bare(property.argument), find)];
      if (property.key.type !== 'Identifier') return [];
      const value = bare(property.value);
      const variable = value.type === 'Identifier' ? find(value.name) : undefined;
      return [[property.key.name, variable ?? value] as const];
    }),
  );
}

/** Without types, such as `as const`. */
function bare(expression: ESTree.Expression): ESTree.Expression {
  return expression.type === 'TSAsExpression' ||
    expression.type === 'TSSatisfiesExpression' ||
    expression.type === 'TSInstantiationExpression' ||
    expression.type === 'ParenthesizedExpression'
    ? bare(expression.expression)
    : expression;
}
