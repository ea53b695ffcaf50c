import type { Plugin } from 'vite';

/**
 * Imports of the demo's libraries that the demo never uses, by their replacement. Checked with @mswjs/data 0.16.2,
 * msw 2.15.0 and tough-cookie 6.1.0; docs/decisions/0042 has the bytes that each saves and the upstream issues.
 */
const unused: readonly [file: string, asks: string, instead: string][] = [
  // All of date-fns and of lodash, for a function each.
  [
    '@mswjs/data/lib/comparators/date.js',
    'require("date-fns")',
    '{ compareAsc: require("date-fns/compareAsc").compareAsc }',
  ],
  [
    '@mswjs/data/lib/model/getDefinition.js',
    'require("lodash")',
    '{ isFunction: require("lodash/isFunction") }',
  ],
  // GraphQL, which the contract does not speak.
  ['@mswjs/data/lib/factory.js', 'require("./model/generateGraphQLHandlers")', '{}'],
  [
    'msw/lib/core/handlers/GraphQLHandler.mjs',
    'import {\n  parse\n} from "graphql";',
    'const parse = undefined;',
  ],
  // Every domain that sells others, to keep cookies of one from another: the demo has its own site alone.
  [
    'tough-cookie/dist/index.js',
    'import { getDomain } from "tldts";',
    'const getDomain = () => null;',
  ],
];

/** Has a build of the demo leave out more than half of its libraries, which a cheap phone would wait for. */
export function leanDemo(): Plugin {
  return {
    name: 'caresetu:lean-demo',
    apply: 'build',
    transform: {
      filter: {
        id: unused.map(([file]) => new RegExp(`/node_modules/${file.replaceAll('.', '\\.')}$`)),
      },
      handler: (code, id) => ({ code: withoutUnused(code, id), map: null }),
    },
  };
}

/**
 * A file of the demo's libraries without what is not used.
 * @param id its path
 * @throws {Error} where the library no longer reads as it did
 */
export function withoutUnused(code: string, id: string): string {
  const [, asks = '', instead = ''] = unused.find(([file]) => id.endsWith(`/${file}`)) ?? [];
  if (!code.includes(asks)) throw new Error(`${id} no longer has ${asks}`);
  return code.replace(asks, () => instead);
}
