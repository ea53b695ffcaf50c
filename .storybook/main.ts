import type { StorybookConfig } from '@storybook/react-vite';
import type { Indexer } from 'storybook/internal/types';
import { swapFonts } from './swap-fonts.ts';
import { writtenTypes } from './docs/written-types.ts';

/** Nothing reads the paths, and every story would load them with the index. */
const withoutComponentPaths = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (...input) =>
    (await indexer.createIndex(...input)).map((entry) => ({
      ...entry,
      rawComponentPath: undefined,
    })),
});

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Replaced by `arg-types.ts`.
  previewAnnotations: (files: unknown[] = []) =>
    files.filter((file) => !String(file).includes('entry-preview-argtypes')),
  experimental_indexers: (indexers = []) => indexers.map(withoutComponentPaths),
  staticDirs: ['../public'],
  // The TypeScript-based docgen does not run on TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  viteFinal: (config) => ({
    ...config,
    // The list of what to preload would be larger than what it preloads.
    build: { ...config.build, modulePreload: false },
    plugins: [...(config.plugins ?? []), swapFonts(), writtenTypes()],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
