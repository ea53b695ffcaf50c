import { parseSync, type ESTree, type Plugin } from 'vite';

const unknownProp = /"(\w+)":\{"required":(?:true|false),"tsType":\{"name":"unknown"/g;

/** Docgen calls some types unknown, such as `readonly Option[]`. */
export function writtenTypes(): Plugin {
  return {
    name: 'caresetu:written-types',
    // After docgen, while types still exist.
    enforce: 'pre',
    transform: (code, id) => sayWrittenTypes(id, code),
  };
}

/** Undefined if nothing is missing. */
export function sayWrittenTypes(file: string, code: string): string | undefined {
  const added = code.search(/;\w+\.__docgenInfo=/);
  if (added < 0 || code.slice(added).search(unknownProp) < 0) return undefined;
  const source = code.slice(0, added);
  const types = typesIn(file, source);
  return (
    source +
    code.slice(added).replace(unknownProp, (found, prop: string) => {
      const type = types.get(prop);
      return type === undefined ? found : `${found},"raw":${JSON.stringify(type)}`;
    })
  );
}

function typesIn(file: string, text: string): Map<string, string> {
  const statements = parseSync(file, text).program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? []) : statement,
  );
  const written = ({ start, end }: ESTree.Span) => text.slice(start, end);
  const aliases = new Map(
    statements.flatMap((statement): [string, ESTree.TSType][] =>
      statement.type === 'TSTypeAliasDeclaration'
        ? [[statement.id.name, statement.typeAnnotation]]
        : [],
    ),
  );
  const keysOf = new Map(
    statements.flatMap((statement) =>
      statement.type === 'VariableDeclaration' ? statement.declarations.map(keysIn) : [],
    ),
  );
  const say = (type: ESTree.TSType): string => {
    const meant = aliases.get(written(type)) ?? type;
    return keysOf.get(written(meant)) ?? written(type);
  };
  return new Map(
    statements.flatMap((statement) =>
      statement.type === 'TSInterfaceDeclaration'
        ? statement.body.body.flatMap((member): [string, string][] =>
            member.type === 'TSPropertySignature' && member.typeAnnotation
              ? [[written(member.key), say(member.typeAnnotation.typeAnnotation)]]
              : [],
          )
        : [],
    ),
  );
}

/** For `const icons = { bone, ear }`, `keyof typeof icons` is 'bone' | 'ear'. */
function keysIn({ id, init }: ESTree.VariableDeclarator): [code: string, keys: string] {
  const made =
    init?.type === 'TSSatisfiesExpression' || init?.type === 'TSAsExpression'
      ? init.expression
      : init;
  const keys =
    made?.type === 'ObjectExpression'
      ? made.properties.flatMap((property) =>
          property.type === 'Property' && property.key.type === 'Identifier'
            ? [`'${property.key.name}'`]
            : [],
        )
      : [];
  const name = id.type === 'Identifier' ? id.name : '';
  return [`keyof typeof ${name}`, keys.join(' | ')];
}
