import type { Plugin } from 'vite';

/** See ADR 0042. */
const unused: readonly [file: string, asks: string, instead: string][] = [
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
  ['@mswjs/data/lib/factory.js', 'require("./model/generateGraphQLHandlers")', '{}'],
  [
    'msw/lib/core/handlers/GraphQLHandler.mjs',
    'import {\n  parse\n} from "graphql";',
    'const parse = undefined;',
  ],
  // The demo has only one site, so it needs no public suffix list.
  [
    'tough-cookie/dist/index.js',
    'import { getDomain } from "tldts";',
    'const getDomain = () => null;',
  ],
];

export function trimDemoDeps(): Plugin {
  return {
    name: 'caresetu:trim-demo-deps',
    apply: 'build',
    transform: {
      filter: {
        id: unused.map(([file]) => new RegExp(`/node_modules/${file.replaceAll('.', '\\.')}$`)),
      },
      handler: (code, id) => ({ code: replaceUnused(code, id), map: null }),
    },
  };
}

export function replaceUnused(code: string, id: string): string {
  const [, asks = '', instead = ''] = unused.find(([file]) => id.endsWith(`/${file}`)) ?? [];
  if (!code.includes(asks)) throw new Error(`${id} no longer has ${asks}`);
  return code.replace(asks, () => instead);
}
