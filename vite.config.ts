import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { minify, type Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { basePath } from './scripts/build/base-path.mjs';
import { completeBoot } from './scripts/build/boot-script.mjs';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';
import { trimDemoDeps } from './scripts/vite-plugins/trim-demo-deps.ts';
import { trimIcons } from './scripts/vite-plugins/trim-icons.ts';
import { trimRouter } from './scripts/vite-plugins/trim-router.ts';
import { leanRoutes } from './scripts/vite-plugins/lean-routes.ts';
import { headersFile } from './scripts/build/security-headers.mjs';
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

/** Storybook is excluded, because it needs inline scripts. */
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

/** Code that text-only pages share with other pages: routing, layout and formatting. */
const plainPages =
  /\/src\/(app\/routing\/|ui\/layout\/(layout\.|use-room|(PageHeading|Page|Stack|Inline|Columns)\/)|theme\/gap\.|domain\/(payments\/money|redirect|doctors\/specialties)\.|pages\/hooks\/use-hash-target\.)/;

/** A landing page for a signed-in user does not need this code. */
const serverData =
  /node_modules\/@tanstack(?!.*(infiniteQueryO|useInfiniteQuery))|\/src\/state\/(core\/query-client|doctors|freelancers|hospitals)\./;

const signIn =
  /\/src\/((components|state)\/auth\/(?!Code|ResendC|find-l)|ui\/forms\/P|domain\/forms\/phone|pages\/hooks\/focus-step)/;

/** Of the pages with a code by SMS. */
const oneTimeCode = /\/src\/(components\/auth\/ResendC|ui\/forms\/OtpInput|domain\/forms\/otp-)/;

const ofManyPages =
  /\/src\/(?!api\/(browser\/cookies|http\/is-refused|socket|messages|second-factor|sharing)|pages\/hooks\/(focus-step|use-(sharing|step)-)|calls|components\/(account\/PrivacyNotice|auth|room\/(?!PartnerW)|sharing)|contract\/(calls|second-factor|sharing)|ui\/(forms\/(ComboBox|OtpInput|PasswordField|PhoneField)|layout\/use-chosen|overlays\/(FormDialog|Menu))|state\/(auth|calls\/call-line|messages\/(chat|conversations|draft-|outbox)|account\/(picture|second-factor)|core\/query-client|doctors|freelancers|hospitals|sharing|payments)|domain\/(calls|forms\/(landline|otp-|phone)|room|messages\/(conversation|inbox-s)|files\/(file-check|picture-size)|privacy|queue\/freelancer-c|records))|lucide-react/;

/** The messages need `for-users`, but not TanStack Query, which this needs. */
const userData = /\/src\/state\/(records|appointments\/appointments|queue\/queue)\./;

/** Code that several pages for signed-in users share, and none for guests. */
const forUsers =
  /\/src\/(contract\/(appointments|errors|messages|payments|queue|records|seats)|domain\/(appointments|files\/file-(?!c)|messages|queue\/queue-[lw])|api\/(appointments|http\/is-refused|queue|records)|state\/(calls|core\/(draft-k|item-a)|queue\/queue-)|components\/(appointments\/(?!visit-p)|booking\/(D|Z)|dashboard|shared\/(A|L))|ui\/forms\/TextArea)/;

/** Otherwise, the demo's backend would come in a dozen small files. */
const demo =
  /\/(backend\/(?!seed\/)|mocks\/|demo\/(answers\/offers|kit\/wait)\.|backend\/seed\/demo-accounts\.)/;

const reactAria = /node_modules\/(@?react-aria|@?react-stately|@internationalized)/;

/** With a drawn camera, for the flow of a video visit. */
function launchWithMedia() {
  const { args, ...options } = chromiumLaunchOptions();
  const media = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  return { ...options, args: [...args, ...media] };
}

const rooms = ['src', 'backend', 'server', 'mocks', 'demo'];

/** Other test files share the modules that they import. */
const filesWithMocks = rooms.flatMap((folder) =>
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
    withHostHeaders(),
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
            { name: 'plain', test: plainPages, priority: 3 },
            // Loaded when a menu first opens. Several menus share it.
            { name: 'menus', test: reactAria, priority: 2 },
            {
              name: 'shared',
              test: (id) => ofManyPages.test(id) && !forUsers.test(id) && !userData.test(id),
              minShareCount: 3,
              priority: 1,
            },
            { name: 'server-data', test: serverData },
            { name: 'for-users', test: forUsers, minShareCount: 3 },
            { name: 'user-data', test: userData },
            // Otherwise, login, signup, bookings and records would load four or five small files each.
            { name: 'sign-in', test: signIn, minShareCount: 2 },
            { name: 'one-time-code', test: oneTimeCode, minShareCount: 2 },
            { name: 'demo', test: demo, minShareCount: 2 },
            { name: 'sharing', test: /\/src\/.*sharing/, minShareCount: 2 },
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
            `{${rooms.join(',')},design-tokens,scripts,tools/{a11y,visual},tests/unit}/**/*.test.ts`,
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
          include: [`{${rooms.join(',')},tests/unit}/**/*.test.tsx`],
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
