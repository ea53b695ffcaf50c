import type { StorybookConfig } from '@storybook/react-vite';
import { fontsOnceThere } from './fonts-once-there.ts';
import { libraryFacts } from './library-facts.ts';
import { withoutCitations } from './without-citations.ts';
import { writtenTypes } from './written-types.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['../public'],
  // The TypeScript-based docgen does not run on TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      libraryFacts(),
      fontsOnceThere(),
      writtenTypes(),
      withoutCitations(),
    ],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
