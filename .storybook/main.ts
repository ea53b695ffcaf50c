import { basename } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';
import type { Indexer } from 'storybook/internal/types';
import { withSearchWords } from './search-words.ts';
import { swapFonts } from './swap-fonts.ts';
import { writtenTypes } from './docs/written-types.ts';
import { snippets } from './snippets/snippets.ts';

/** Every story loads the index, so remove unused fields. */
const withoutUnusedFields = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (...input) =>
    (await indexer.createIndex(...input)).map((entry) => ({
      ...entry,
      exportName: '',
      rawComponentPath: undefined,
    })),
});

const isBuild = process.env.NODE_ENV === 'production';

/** Stories offer no code for the docs panel. The Vitest panel needs the dev server. */
const unusedManagers = ['/addon-docs/', ...(isBuild ? ['/addon-vitest/'] : [])];

/** Runtime for `sb.mock`, which we don't use. */
const isMockRuntime = (plugin: PluginOption): boolean =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  plugin.name === 'vite:storybook-inject-mocker-runtime';

const managerFonts = [
  'anek-latin/files/anek-latin-latin-wght-normal.woff2',
  'eczar/files/eczar-latin-wght-normal.woff2',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  previewAnnotations: (files: unknown[] = []) =>
    files.filter((file) => !String(file).includes('entry-preview-argtypes')),
  managerEntries: (files: unknown[] = []) =>
    files.filter((file) => !unusedManagers.some((name) => String(file).includes(name))),
  storyIndexGenerator: withSearchWords,
  experimental_indexers: (indexers = []) => indexers.map(withoutUnusedFields),
  staticDirs: [
    '../public',
    ...managerFonts.map((file) => ({
      from: `../node_modules/@fontsource-variable/${file}`,
      to: `/manager-fonts/${basename(file)}`,
    })),
  ],
  // The docgen based on TypeScript does not support TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  viteFinal: ({ plugins = [], ...config }) => ({
    ...config,
    // The list of modules to preload would be larger than the modules.
    build: {
      ...config.build,
      modulePreload: false,
      // The code of a state names its components.
      rolldownOptions: { output: { keepNames: true } },
    },
    plugins: [
      ...plugins.filter((plugin) => !isMockRuntime(plugin)),
      swapFonts(),
      writtenTypes(),
      snippets(),
    ],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
