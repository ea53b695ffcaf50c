import { parseSync, type ESTree, type Plugin } from 'vite';

/** Every page needs `addresses`. Navigation needs `pages`. */
const columns = {
  addresses: ['path', 'query'],
  pages: ['path', 'page', 'guard', 'isKept', 'isOwn'],
};

const TABLE = /\/src\/pages\/routes\.ts$/;
const ADDRESSES = '?addresses';

/** Removes route table columns that browsers don't need (ADR 0045). */
export function leanRoutes(): Plugin {
  let isForBrowsers = false;
  return {
    name: 'caresetu:lean-routes',
    apply: 'build',
    enforce: 'pre',
    configResolved({ build }) {
      isForBrowsers = !build.ssr;
    },
    async resolveId(source, importer, options) {
      if (!isForBrowsers || !source.endsWith('/routes.ts')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const isCopy = found && TABLE.test(found.id) && importer?.endsWith('/src/pages/paths.ts');
      return isCopy ? found.id + ADDRESSES : found;
    },
    transform: {
      filter: { id: /\/src\/pages\/routes\.ts(?:\?addresses)?$/ },
      handler(code, id) {
        if (!isForBrowsers) return null;
        const kept = id.endsWith(ADDRESSES) ? columns.addresses : columns.pages;
        return { code: withColumns(code, kept), map: null };
      },
    },
  };
}

/**
 * @param code of a module with a table `routes`
 * @throws {Error} when `routes` is not an object literal of object literals
 */
export function withColumns(code: string, kept: readonly string[]): string {
  const dropped = rowsOf(code)
    .flatMap(({ properties }) => properties)
    .filter((column) => !kept.includes(nameOf(column)));
  return dropped.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
    code,
  );
}

function rowsOf(code: string): ESTree.ObjectExpression[] {
  const { program } = parseSync('routes.ts', code);
  const table = program.body
    .flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations
        : [],
    )
    .find(({ id }) => id.type === 'Identifier' && id.name === 'routes');
  return objectIn(table?.init).properties.map((row) =>
    objectIn(row.type === 'Property' ? row.value : null),
  );
}

function objectIn(expression: ESTree.Expression | null | undefined): ESTree.ObjectExpression {
  if (expression?.type === 'ObjectExpression') return expression;
  if (expression?.type === 'TSAsExpression' || expression?.type === 'TSSatisfiesExpression') {
    return objectIn(expression.expression);
  }
  throw new Error('The route table is not an object literal of object literals');
}

function nameOf(column: ESTree.ObjectPropertyKind): string {
  return column.type === 'Property' && column.key.type === 'Identifier' ? column.key.name : '';
}
