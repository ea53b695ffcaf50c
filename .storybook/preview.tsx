import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { Fragment } from 'react';
import '../src/theme/global.css.ts';
import { withBase } from '../src/ui/base-path.ts';
import { dialogWindow } from '../src/ui/Dialog/Dialog.tsx';
import { selectList } from '../src/ui/Select/Select.tsx';
import { setClock } from './clock.ts';
import { controlsThatSet, valuesByName } from './controls.ts';
import { DocsContainer, DocsPage } from './docs-when-needed.tsx';
import { followLanguage } from './language.ts';
import { applyLook } from './look.ts';
import { networkHandlers, setConnection } from './network.ts';
import { sayPropTypes } from './prop-types.ts';
import { TocTitle } from './TocTitle.tsx';
import { globalTypes, initialGlobals, viewports } from './toolbars.ts';

/** 10:00 in India, on a Saturday. */
const DEFAULT_CLOCK = '2026-11-21T04:30:00Z';

/** With forced colours the browser still reports the author's colours. */
const isForced = window.matchMedia('(forced-colors: active)').matches;

/** Passes would take an eighth of the time. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

// Below the base path.
const startWorker = mswLoader(async () => {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: withBase('/mockServiceWorker.js') },
  });
  return worker;
});

const preview: Preview = {
  // So that stories do not wait for lazy code.
  beforeAll: async () => {
    await Promise.all([dialogWindow.load(), selectList.load()]);
  },
  tags: ['autodocs'],
  argTypesEnhancers: [sayPropTypes, controlsThatSet],
  argsEnhancers: [valuesByName],
  globalTypes,
  initialGlobals,
  loaders: [
    ({ parameters, globals }) =>
      setClock(String(parameters['clock'] ?? DEFAULT_CLOCK), globals['clock']),
    async (context) => {
      await startWorker(context);
      context.msw.use(...networkHandlers(context.globals['network']));
      setConnection(context.globals['network'] !== 'offline');
    },
  ],
  decorators: [
    (Story, { globals }) => {
      applyLook(globals);
      followLanguage(globals);
      return (
        <Fragment key={`${globals['clock']} ${globals['network']} ${globals['language']}`}>
          <Story />
        </Fragment>
      );
    },
  ],
  parameters: {
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'color-contrast', enabled: !isForced }] },
      options: isTestRun ? { resultTypes: ['violations'] } : {},
    },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      container: DocsContainer,
      page: DocsPage,
      toc: {
        headingSelector: 'h2',
        ignoreSelector: '.docs-story *, figure *',
        title: <TocTitle />,
        // `scroll-padding` is set for pages with a header.
        unsafeTocbotOptions: { headingsOffset: 100 },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Principles and voice',
          'Tokens',
          'Icons and illustration',
          'Accessibility',
          'Content',
          'Contract',
          'How to add a component',
          'ui',
          'components',
          'screens',
          'pages',
          'flows',
          'director',
        ],
      },
    },
  },
};

export default preview;
