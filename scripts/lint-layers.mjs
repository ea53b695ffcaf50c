import { posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Layers that each layer may import, besides itself.
 * @type {Record<string, string[]>}
 */
const mayImport = {
  'design-tokens': [],
  'src/contract': [],
  'src/words': [],
  'src/domain': ['src/contract', 'src/words'],
  'src/theme': ['design-tokens'],
  'src/ui': ['src/theme', 'src/domain', 'src/words'],
  'src/components': ['src/ui', 'src/theme', 'src/domain', 'src/contract', 'src/words'],
  'src/screens': [
    'src/components',
    'src/ui',
    'src/theme',
    'src/domain',
    'src/contract',
    'src/words',
  ],
  'src/api': ['src/contract', 'src/domain', 'src/words'],
  'src/calls': ['src/contract', 'src/domain', 'src/words'],
  'src/state': ['src/api', 'src/contract', 'src/domain', 'src/words'],
  'src/pages': [
    'src/screens',
    'src/components',
    'src/ui',
    'src/theme',
    'src/state',
    'src/calls',
    'src/api',
    'src/contract',
    'src/domain',
    'src/words',
  ],
  'src/app': ['src'],
  'src/worker': [],
  src: ['src'],
  'backend/core': ['src/domain'],
  'backend/store': ['backend/core', 'src/contract', 'src/domain'],
  'backend/files': ['backend/core', 'backend/store', 'src/domain'],
  'backend/outbox': ['backend/core', 'backend/store', 'src/contract', 'src/domain'],
  'backend/handlers/core': [
    'backend/core',
    'backend/store',
    'backend/files',
    'backend/outbox',
    'src/contract',
    'src/domain',
  ],
  'backend/handlers': [
    'backend/core',
    'backend/store',
    'backend/files',
    'backend/outbox',
    'src/contract',
    'src/domain',
  ],
  'backend/realtime': [
    'backend/core',
    'backend/store',
    'backend/handlers',
    'src/contract',
    'src/domain',
  ],
  'backend/sweep': ['backend/core', 'backend/store', 'backend/handlers', 'src/domain'],
  'backend/faults': ['backend/handlers/core', 'src/contract', 'src/domain'],
  'backend/seed': [
    'backend/core',
    'backend/store',
    'backend/files',
    'backend/handlers',
    'src/contract',
    'src/domain',
  ],
  'backend/testing': ['backend', 'src/contract', 'src/domain'],
  backend: ['src/contract', 'src/domain'],
  mocks: ['backend', 'src/contract', 'src/domain'],
  'server/core': ['backend', 'src/contract', 'src/domain'],
  'server/files': ['backend', 'server/core', 'src/contract', 'src/domain'],
  'server/store': ['backend', 'server/core', 'server/files', 'src/contract', 'src/domain'],
  server: ['backend', 'src/contract', 'src/domain'],
  demo: [
    'mocks',
    'backend',
    'src/ui',
    'src/theme',
    'src/calls',
    'src/contract',
    'src/domain',
    'src/words',
  ],
  stories: ['src', 'demo', 'mocks', 'backend', 'design-tokens'],
  '.storybook': ['stories', 'src'],
};

/** @type {{ packages: RegExp, layers: string[], instead: string }[]} */
const packageHomes = [
  {
    packages: /^zod$/,
    layers: [],
    instead: "Import from 'zod/mini': it weighs a quarter of zod.",
  },
  {
    packages: /^react-router/,
    layers: ['src/pages', 'src/app', 'stories', 'tests', 'tools'],
    instead:
      'Take an href as a prop and use ui/Link; navigate in src/pages, which hands events down.',
  },
  {
    packages: /^date-fns-tz/,
    layers: ['src/domain'],
    instead: 'Add or use a function of src/domain: time zones are handled there alone.',
  },
  {
    packages: /^(msw|@mswjs\/)/,
    layers: ['mocks', 'backend', 'server', 'demo', 'stories', 'scripts', 'tests', 'tools'],
    instead: 'The product knows no backend of its own: put this in mocks.',
  },
  {
    packages: /^node:/,
    layers: ['server', 'backend/testing', '.storybook', 'scripts', 'tests', 'tools'],
    instead: 'Browsers run this too: take it as a part of the backend, and let server pass it.',
  },
  {
    packages: /^react(-dom)?(\/|$)/,
    layers: ['src', 'demo', 'stories', '.storybook', 'scripts', 'tests', 'tools'],
    instead: 'A backend shows nothing: put this in src or demo.',
  },
  {
    packages: /^valtio/,
    layers: ['src/state', 'src/pages', 'src/app'],
    instead: 'Take data as props; the page reads it from src/state.',
  },
];
const contractPackages = /^(zod\/mini|vitest|fast-check)$/;

/** The only file of the app that knows the demo. */
const DEMO_DOOR = 'src/app/startup/open-demo.ts';

function adviceFor(/** @type {string} */ from, /** @type {string} */ to) {
  if (/^(backend|server|mocks|demo)\b/.test(to) && from.startsWith('src')) {
    return `The product never knows a backend; only ${DEMO_DOOR} loads the demo, dynamically.`;
  }
  if (['src/ui', 'src/components', 'src/screens'].includes(from)) {
    return to === 'src/pages'
      ? 'Take an href as a prop; src/pages/paths.ts is known to pages alone.'
      : 'Take data as props and hand events out; a page joins them to state and api.';
  }
  if (from === 'src/pages' && to === 'src/app') {
    return 'Move what both need down into src/state or src/ui.';
  }
  return `It may import from: ${mayImport[from]?.join(', ') || 'nothing but itself'}. Move the shared part down.`;
}

const layersByLength = Object.keys(mayImport).sort((a, b) => b.length - a.length);

/** The innermost layer of the table. A test may use all of its top folder. */
function getLayer(/** @type {string} */ path) {
  const [top = '', second = ''] = path.split('/');
  if (top === 'src') return path.split('/').length > 2 ? `src/${second}` : 'src';
  if (/\.test\.tsx?$/.test(path)) return top;
  return layersByLength.find((layer) => path.startsWith(`${layer}/`)) ?? top;
}

function fromRoot(/** @type {string} */ file) {
  return relative(root, file).split(sep).join('/');
}

/** @typedef {object} Source */
/** @typedef {{ filename: string, report: (finding: { node: object, message: string }) => void }} Context */

function complaint(
  /** @type {string} */ file,
  /** @type {string} */ target,
  /** @type {boolean} */ isDynamic,
) {
  const from = getLayer(file);
  if (!target.startsWith('.')) {
    if (from === 'src/contract' && !contractPackages.test(target)) {
      return `src/contract imports zod/mini only, so that any program can use it. Move what needs ${target} to the layer that uses it.`;
    }
    if (/\.test\.tsx?$/.test(file)) return undefined;
    const home = packageHomes.find(({ packages }) => packages.test(target));
    const isHome = home?.layers.some((layer) => `${from}/`.startsWith(`${layer}/`));
    return home && !isHome ? home.instead : undefined;
  }
  if (!/\.\w+(\?\w+)?$/.test(target)) return 'Write the extension: .ts, .tsx, .css.ts or .json.';
  const to = getLayer(posix.join(posix.dirname(file), target));
  const allowed = mayImport[from];
  if (!allowed || to === from || to.startsWith(`${from}/`)) return undefined;
  if (file === DEMO_DOOR && to === 'demo' && isDynamic) return undefined;
  const isAllowed = allowed.some((layer) => to === layer || to.startsWith(`${layer}/`));
  return isAllowed ? undefined : `${from} may not import ${to}. ${adviceFor(from, to)}`;
}

const layers = {
  create(/** @type {Context} */ context) {
    const file = fromRoot(context.filename);
    const isOurs = getLayer(file) in mayImport || /^(tests|tools)\//.test(file);
    const check = (/** @type {Source | null | undefined} */ source, isDynamic = false) => {
      if (!isOurs || !source || !('value' in source) || typeof source.value !== 'string') return;
      const message = complaint(file, source.value, isDynamic);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (/** @type {{ source: Source }} */ node) => check(node.source),
      ImportExpression: (/** @type {{ source: Source }} */ node) => check(node.source, true),
      ExportAllDeclaration: (/** @type {{ source: Source }} */ node) => check(node.source),
      ExportNamedDeclaration: (/** @type {{ source?: Source | null }} */ node) =>
        check(node.source),
    };
  },
};

const noReExport = {
  create(/** @type {Context} */ context) {
    const report = (/** @type {{ source?: Source | null }} */ node) => {
      if (!node.source) return;
      context.report({
        node,
        message: 'No barrels: let the other file import this from where it is defined.',
      });
    };
    return { ExportAllDeclaration: report, ExportNamedDeclaration: report };
  },
};

const CLOCK = 'src/domain/time/clock.ts';
const clockAdvice = `Use currentTime() or currentMs() of ${CLOCK}, so that the demo can set the clock. Measure a duration with performance.now().`;

/** @typedef {{ type: string, name?: string, callee?: Expression, object?: Expression, property?: Expression, arguments?: object[] }} Expression */

const oneClock = {
  /** @returns {Record<string, (node: Expression) => void>} */
  create(/** @type {Context} */ context) {
    const file = fromRoot(context.filename);
    const isExempt = file === CLOCK || /\.test\.tsx?$/.test(file);
    if (isExempt || !/^(src|backend|server|mocks|demo)\//.test(file)) return {};
    const report = (/** @type {object} */ node) => context.report({ node, message: clockAdvice });
    const isDate = (/** @type {Expression | undefined} */ node) =>
      (node?.type === 'Identifier' && node.name === 'Date') ||
      (node?.type === 'MemberExpression' && node.property?.name === 'Date');
    return {
      NewExpression: (node) => {
        if (isDate(node.callee) && node.arguments?.length === 0) report(node);
      },
      CallExpression: (node) => {
        if (isDate(node.callee)) report(node);
      },
      MemberExpression: (node) => {
        if (isDate(node.object) && node.property?.name === 'now') report(node);
      },
    };
  },
};

export default {
  meta: { name: 'caresetu' },
  rules: { layers, 'no-re-export': noReExport, 'one-clock': oneClock },
};
