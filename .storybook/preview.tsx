import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import '../src/theme/global.css.ts';
import { freezeClock } from './frozen-clock.ts';

/** 10:00 in India, on a Saturday. */
const DEFAULT_CLOCK = '2026-11-21T04:30:00Z';

/** In forced colours the browser still reports a text's own colour, so its contrast cannot be told. */
const isForced = window.matchMedia('(forced-colors: active)').matches;

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Colours',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light' },
  loaders: [
    ({ parameters }) => freezeClock(String(parameters['clock'] ?? DEFAULT_CLOCK)),
    mswLoader(),
  ],
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = String(globals['theme']);
      return <Story />;
    },
  ],
  parameters: {
    a11y: { test: 'error', config: { rules: [{ id: 'color-contrast', enabled: !isForced }] } },
    viewport: {
      options: {
        narrow: { name: 'Narrow', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Docs', 'Theme', 'UI', 'Components', 'Screens', 'Flows'] },
    },
  },
};

export default preview;
