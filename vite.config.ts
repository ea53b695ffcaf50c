import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { minify, type Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { basePath } from './scripts/build/base-path.mjs';
import { isForUsers, isInChunk, isShared } from './scripts/build/chunks.ts';
import { completeBoot } from './scripts/build/boot-script.mjs';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';
import { trimDemoDeps } from './scripts/vite-plugins/trim-demo-deps.ts';
import { trimIcons } from './scripts/vite-plugins/trim-icons.ts';
import { trimRouter } from './scripts/vite-plugins/trim-router.ts';
import { leanRoutes } from './scripts/vite-plugins/lean-routes.ts';
import { headersFile } from './scripts/build/security-headers.mjs';
import { demoRedirects } from './scripts/build/static-files.mjs';
import { retryFailedCss } from './scripts/vite-plugins/retry-failed-css.ts';
import { subsetFonts } from './scripts/vite-plugins/subset-fonts.ts';
import { words } from './scripts/words/words-plugin.ts';

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

/** Files for static hosts. Storybook is excluded, because it needs inline scripts. */
function withHostFiles(): Plugin {
  const files: Record<string, string> = {};
  return {
    name: 'caresetu:host-files',
    apply: 'build',
    configResolved({ env, base }) {
      files['_headers'] = headersFile(env, base);
      // With an API, docs/deploy/netlify/_redirects names it.
      if (!env['VITE_API_URL']) files['_redirects'] = demoRedirects(base);
    },
    async writeBundle({ dir }, bundle) {
      if (!dir || !('index.html' in bundle)) return;
      for (const [name, content] of Object.entries(files))
        await writeFile(join(dir, name), content);
    },
  };
}

/** Completes and minifies the scripts that are not bundled. */
function leanBoot(): Plugin {
  let isDemo = false;
  return {
    name: 'caresetu:lean-boot',
    apply: 'build',
    configResolved({ env }) {
      isDemo = !env['VITE_API_URL'];
    },
    async writeBundle({ dir }, bundle) {
      if (!dir || !('index.html' in bundle)) return;
      for (const name of ['boot.js', 'shell.js']) {
        const file = join(dir, name);
        const source = completeBoot(await readFile(file, 'utf8'), isDemo);
        const { code, errors } = await minify(file, source);
        if (errors.length > 0) this.error(`${name}: ${JSON.stringify(errors)}`);
        await writeFile(file, code);
      }
    },
  };
}

/** A landing page for a signed-in user does not need its queries. */
const tanstack = /node_modules\/@tanstack(?!.*(infiniteQueryO|useInfiniteQuery))/;

const reactAria = /node_modules\/(@?react-aria|@?react-stately|@internationalized)/;

/** With a drawn camera, for the flow of a video visit. */
function launchWithMedia() {
  const { args, ...options } = chromiumLaunchOptions();
  const media = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  return { ...options, args: [...args, ...media] };
}

const sourceFolders = ['src', 'backend', 'server', 'mocks', 'demo'];

/** Other test files share the modules that they import. */
const filesWithMocks = sourceFolders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => /\bvi\.(mock|resetModules)\(/.test(readFileSync(file, 'utf8'))),
);

/** Storybook takes seconds to load, so builds and other tests do not load it. */
const hasStories = process.argv.includes('storybook') || process.env['VITEST_STORYBOOK'] === 'true';

const storyViewport = process.env.STORY_VIEWPORT ?? 'desktop';
const storyLanguage = process.env.STORY_LANGUAGE ?? 'english';
const storyColors = process.env.STORY_COLORS ?? 'light';
const isForced = storyColors === 'forced';

async function storyTests(): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    extends: true,
    plugins: [
      storybookTest({
        configDir: '.storybook',
        tags: { exclude: process.env.SOAK ? [] : ['soak'] },
        initialGlobals: {
          theme: isForced ? 'light' : storyColors,
          language: storyLanguage,
          // Axe runs on the same stories untranslated.
          ...(storyLanguage === 'translated' && { a11y: { manual: true } }),
          viewport: { value: storyViewport },
        },
      }),
    ],
    // Otherwise, Vite discovers these dependencies when a story loads, and reloads the page
    // during the run.
    optimizeDeps: {
      include: [
        '@mswjs/socket.io-binding',
        '@stripe/react-stripe-js',
        '@stripe/stripe-js/pure',
        '@testing-library/dom',
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
      env: { SOAK: process.env.SOAK ?? '' },
      // Isolation is not needed: Storybook resets the state after each story.
      isolate: false,
      browser: {
        enabled: true,
        api: { strictPort: false },
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: launchWithMedia(),
          // With animations, axe would check the contrast of elements that are still fading in.
          contextOptions: {
            forcedColors: isForced ? 'active' : 'none',
            reducedMotion: 'reduce',
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  base: basePath(),
  plugins: [
    react(),
    vanillaExtractPlugin(),
    subsetFonts(),
    words(),
    trimIcons(),
    trimRouter(),
    leanRoutes(),
    trimDemoDeps(),
    leanBoot(),
    retryFailedCss(),
    withoutDemoFiles(),
    withHostFiles(),
  ],
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  // The demo's backend chunk is large, but no page waits for it. All supported browsers have
  // modulepreload.
  build: {
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    // The Content-Security-Policy blocks fonts in data: URLs.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // A dozen small files would load slowly on a slow network.
    rolldownOptions: {
      // No code relies on side effects of getters.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 4 },
            // Otherwise, text-only pages would load all of the shared code.
            { name: 'plain', test: (id) => isInChunk('plain', id), priority: 3 },
            // Loaded when a menu first opens. Several menus share it.
            { name: 'menus', test: reactAria, priority: 2 },
            { name: 'shared', test: isShared, minShareCount: 3, priority: 1 },
            {
              name: 'server-data',
              test: (id) => tanstack.test(id) || isInChunk('serverData', id),
            },
            { name: 'for-users', test: isForUsers, minShareCount: 3 },
            { name: 'user-data', test: (id) => isInChunk('userData', id) },
            // Otherwise, login, signup, bookings and records would load four or five small files each.
            { name: 'sign-in', test: (id) => isInChunk('signIn', id), minShareCount: 2 },
            { name: 'one-time-code', test: (id) => isInChunk('oneTimeCode', id), minShareCount: 2 },
            { name: 'demo', test: (id) => isInChunk('demo', id), minShareCount: 2 },
            { name: 'sharing', test: (id) => isInChunk('sharing', id), minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    // Only a test that hangs should time out.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    // The runner prints only the message. By default, it would show '[ Array(1) ]'.
    chaiConfig: { truncateThreshold: 2000 },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/unit/setup-waits.ts'],
          include: [
            `{${sourceFolders.join(',')},design-tokens,scripts,tools/{a11y,visual},tests/unit}/**/*.test.ts`,
          ],
          exclude: filesWithMocks,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-dom',
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/unit/setup-dom.ts'],
          include: [`{${sourceFolders.join(',')},tests/unit}/**/*.test.tsx`],
          exclude: filesWithMocks,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          environment: 'node',
          setupFiles: ['tests/unit/setup-waits.ts'],
          include: filesWithMocks.filter((file) => file.endsWith('.ts')),
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated-dom',
          environment: 'jsdom',
          setupFiles: ['tests/unit/setup-dom.ts'],
          include: filesWithMocks.filter((file) => file.endsWith('.tsx')),
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
          isolate: false,
          include: ['{tests/contract,tools/conformance}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          isolate: false,
          include: ['tests/database/**/*.test.ts'],
          globalSetup: ['tests/database/support/global-setup.ts'],
          testTimeout: 120_000,
        },
      },
      ...(hasStories ? [storyTests()] : []),
    ],
  },
});
