import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { minify, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { basePath } from './scripts/build/base-path.mjs';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';
import { trimDemoDeps } from './scripts/vite-plugins/trim-demo-deps.ts';
import { trimRouter } from './scripts/vite-plugins/trim-router.ts';
import { leanRoutes } from './scripts/vite-plugins/lean-routes.ts';
import { pageQueryNames } from './scripts/build/page-query.mjs';
import { headersFile } from './scripts/build/security-headers.mjs';
import { retryFailedCss } from './scripts/vite-plugins/retry-failed-css.ts';
import { subsetFonts } from './scripts/vite-plugins/subset-fonts.ts';
import { words } from './scripts/words/words-plugin.ts';

/** Removes the demo's service worker and its users' pictures from builds for a real API. */
function withoutDemoFiles(): Plugin {
  let folder: string | undefined;
  return {
    name: 'caresetu:without-demo-files',
    apply: 'build',
    configResolved({ env, build, root }) {
      if (env['VITE_API_URL'] && !build.ssr) folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      if (!folder) return;
      const portraits = await readdir(join(folder, 'art/people'));
      const files = [
        'mockServiceWorker.js',
        'art/hospitals',
        ...portraits
          .filter((name) => !name.startsWith('fallback-'))
          .map((name) => `art/people/${name}`),
      ];
      for (const file of files) await rm(join(folder, file), { force: true, recursive: true });
    },
  };
}

/**
 * Writes the app's headers to a file for static hosts. Storybook needs other headers, because it
 * runs inline scripts.
 */
function withHostHeaders(): Plugin {
  let content = '';
  return {
    name: 'caresetu:host-headers',
    apply: 'build',
    configResolved({ env, base }) {
      content = headersFile(env, base);
    },
    async writeBundle({ dir }, bundle) {
      if (dir && 'index.html' in bundle) await writeFile(join(dir, '_headers'), content);
    },
  };
}

/** Minifies boot.js, which is in no bundle, and inserts the query parameters. */
function leanBoot(): Plugin {
  return {
    name: 'caresetu:lean-boot',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir || !('index.html' in bundle)) return;
      const file = join(dir, 'boot.js');
      const source = (await readFile(file, 'utf8')).replace('PAGE_QUERY_NAMES', pageQueryNames);
      const { code, errors } = await minify(file, source);
      if (errors.length > 0) this.error(`boot.js: ${JSON.stringify(errors)}`);
      await writeFile(file, code);
    },
  };
}

/** Code for layout parts, routes and text-only pages, which load no other shared code. */
const plainPages =
  /\/src\/(ui\/layout\/(layout\.|(PageHeading|Page|Stack|Inline|Columns)\/)|theme\/gap\.|domain\/(payments\/money|redirect|doctors\/specialties)\.|pages\/hooks\/use-hash-target\.)/;

/** Code for server data. A signed-in landing page loads the shared code, but not this code. */
const serverData =
  /node_modules\/@tanstack|\/src\/state\/(core\/query-client|doctors|freelancers|hospitals|records|appointments\/appointments|queue\/queue)\./;

/**
 * Shared code, except code for server data, conversations, files and hospitals, which fewer pages
 * need.
 */
const ofManyPages =
  /\/src\/(?!api\/(socket|messages)|state\/(messages\/(chat|conversations|outbox)|account\/picture|core\/query-client|doctors|freelancers|hospitals|records|appointments\/appointments|queue\/queue\.|payments)|domain\/(messages\/conversation|files\/(file-check|picture-size)|hospitals\/(cities|hospital-search)))|lucide-react/;

const reactAria = /node_modules\/(@?react-aria|@?react-stately|@internationalized)/;

/**
 * Tests of stateful modules and tests that mock modules. Each of these files gets its own modules;
 * other files share modules, because loading them again took most of the time.
 */
const stateful = [
  'src/*',
  'src/{api,app,pages,state,worker}/**/*',
  'mocks/{*,realtime/*,worker/*}',
];

const storyViewport = process.env.STORY_VIEWPORT ?? 'desktop';
const storyColors = process.env.STORY_COLORS ?? 'light';
const isForced = storyColors === 'forced';

export default defineConfig({
  base: basePath(),
  plugins: [
    react(),
    vanillaExtractPlugin(),
    subsetFonts(),
    words(),
    trimRouter(),
    leanRoutes(),
    trimDemoDeps(),
    leanBoot(),
    retryFailedCss(),
    withoutDemoFiles(),
    withHostHeaders(),
  ],
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  // No warning for the demo's large backend chunk, because no page waits for it. No polyfill,
  // because supported browsers do not need it.
  build: {
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    // The Content-Security-Policy forbids fonts from data: URLs.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // One file for every page's code, and one file for code that several pages share, because a
    // dozen small files load slowly on a slow network. Imports are shared as widely as their
    // module, so that files do not import each other.
    rolldownOptions: {
      // No code relies on side effects of property reads.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 4 },
            // Without this group, text-only pages would load all shared code.
            { name: 'plain', test: plainPages, priority: 3 },
            // More than one menu loads this code when needed.
            { name: 'menus', test: reactAria, priority: 2 },
            { name: 'shared', test: ofManyPages, minShareCount: 3, priority: 1 },
            { name: 'server-data', test: serverData },
          ],
        },
      },
    },
  },
  test: {
    // Long enough for a slow machine, so that only a hanging test is stopped.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: [
            '{src,mocks,design-tokens,scripts,tools/{a11y,visual},tests/unit}/**/*.test.ts',
          ],
          exclude: stateful.map((files) => `${files}.test.*`),
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-dom',
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/unit/setup-dom.ts'],
          include: ['{src,mocks,tests/unit}/**/*.test.tsx'],
          exclude: stateful.map((files) => `${files}.test.*`),
        },
      },
      {
        extends: true,
        test: {
          name: 'state',
          environment: 'node',
          include: stateful.map((files) => `${files}.test.ts`),
        },
      },
      {
        extends: true,
        test: {
          name: 'state-dom',
          environment: 'jsdom',
          setupFiles: ['tests/unit/setup-dom.ts'],
          include: stateful.map((files) => `${files}.test.tsx`),
        },
      },
      {
        extends: true,
        plugins: [words('pseudo')],
        test: {
          name: 'pseudo',
          environment: 'jsdom',
          setupFiles: ['tests/unit/setup-dom.ts'],
          include: ['tests/words/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['{tests/contract,tools/conformance}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: ['tests/database/support/global-setup.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [
          storybookTest({
            configDir: '.storybook',
            initialGlobals: {
              theme: isForced ? 'light' : storyColors,
              viewport: { value: storyViewport },
            },
          }),
        ],
        // Vite would otherwise discover these modules when a story loads, and reload the page
        // during the run.
        optimizeDeps: {
          include: [
            '@mswjs/socket.io-binding',
            '@stripe/react-stripe-js',
            '@stripe/stripe-js/pure',
            '@vanilla-extract/recipes/createRuntimeFn',
            'embla-carousel-autoplay',
            'embla-carousel-react',
            'idb-keyval',
            'qrcode.react',
            'react-router-dom',
            'socket.io-client',
            'valtio',
          ],
        },
        test: {
          name: 'storybook',
          // Storybook resets the state after each story.
          isolate: false,
          browser: {
            enabled: true,
            // Parallel runs need different ports.
            api: { strictPort: false },
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumLaunchOptions(),
              // Without reduced motion, axe would check elements that are half faded in.
              contextOptions: {
                forcedColors: isForced ? 'active' : 'none',
                reducedMotion: 'reduce',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
