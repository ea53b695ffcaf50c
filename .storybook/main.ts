import type { StorybookConfig } from '@storybook/react-vite';
import type { Indexer } from 'storybook/internal/types';
import { swapFonts } from './swap-fonts.ts';
import { writtenTypes } from './docs/written-types.ts';

/** Removes unused paths, because every story loads the index. */
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
  // Excludes the annotation that `arg-types.ts` replaces.
  previewAnnotations: (files: unknown[] = []) =>
    files.filter((file) => !String(file).includes('entry-preview-argtypes')),
  experimental_indexers: (indexers = []) => indexers.map(withoutComponentPaths),
  staticDirs: ['../public'],
  // The TypeScript-based docgen does not run on TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  viteFinal: (config) => ({
    ...config,
    // The list of modules to preload would be larger than the modules themselves.
    build: { ...config.build, modulePreload: false },
    plugins: [...(config.plugins ?? []), swapFonts(), writtenTypes()],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
