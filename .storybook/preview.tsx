import type { Preview } from '@storybook/react-vite';
import { Fragment } from 'react';
import { enhanceArgTypes, extractComponentDescription } from 'storybook/internal/docs-tools';
import { configure } from 'storybook/test';
import '../src/theme/global.css.ts';
import { setClock } from '../src/domain/time/clock.ts';
import { surviveTranslators } from '../src/translated-page.ts';
import { extractArgTypes } from './docs/arg-types.ts';
import { controlsThatSet, valuesByName } from './docs/controls.ts';
import { DocsContainer, DocsPage } from './docs/lazy-docs.tsx';
import { applyLanguage } from './language.ts';
import { mountWithLazyCode } from './lazy-code.ts';
import { applyToolbars } from '../stories/support/apply-toolbars.ts';
import { setNetwork } from '../stories/support/network.ts';
import { watchForFaults } from './translated-faults.ts';
import { TocTitle } from './docs/TocTitle.tsx';
import { globalTypes, initialGlobals, viewports } from '../stories/support/toolbars.ts';

/** 10:00 in India, on a Saturday. */
const DEFAULT_CLOCK = '2026-11-21T04:30:00Z';

surviveTranslators();

// Code of a dialog may load slowly, on a busy machine or from a host far away.
configure({ asyncUtilTimeout: 10_000 });

// A dialog in a picture of a story must not take the focus from the page with the picture.
if (window.frameElement?.closest('[inert]')) HTMLElement.prototype.focus = () => undefined;

/** Test runs report only violations, which saves time. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

/**
 * Takes half of axe's time, so `npm test` leaves it to the tokens' tests and the scan of all pages.
 * In forced-colors mode, browsers still report the author's colours.
 */
const checksContrast =
  (!isTestRun || Boolean(import.meta.env['SOAK'])) &&
  !window.matchMedia('(forced-colors: active)').matches;

const preview: Preview = {
  mount: mountWithLazyCode,
  tags: ['autodocs', '!manifest'],
  argTypesEnhancers: [enhanceArgTypes, controlsThatSet],
  argsEnhancers: [valuesByName],
  globalTypes,
  // Axe is larger than most stories, so it runs only on request.
  initialGlobals: { ...initialGlobals, a11y: { manual: !isTestRun } },
  loaders: [
    ({ parameters }) => {
      const instant = Date.parse(String(parameters['clock'] ?? DEFAULT_CLOCK));
      setClock(() => instant);
    },
    ({ globals }) => setNetwork(globals['network']),
  ],
  beforeEach: ({ globals }) =>
    globals['language'] === 'translated' ? watchForFaults() : undefined,
  decorators: [
    (Story, { globals }) => {
      applyToolbars(globals);
      applyLanguage(globals);
      return (
        <Fragment key={`${globals['network']} ${globals['language']}`}>
          <Story />
        </Fragment>
      );
    },
  ],
  parameters: {
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'color-contrast', enabled: checksContrast }] },
      options: isTestRun ? { reporter: 'no-passes' } : {},
    },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      container: DocsContainer,
      page: DocsPage,
      extractArgTypes,
      extractComponentDescription,
      toc: {
        headingSelector: 'h2',
        ignoreSelector: '.docs-story *, figure *',
        title: <TocTitle />,
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
          'Errors',
          'Patterns',
          [
            'Ask for a date',
            'Show a wait',
            'Confirm what cannot be undone',
            'Show an error',
            'Show what changes live',
          ],
          'ui',
          ['Overview'],
          'components',
          [
            'Overview',
            'booking',
            'appointments',
            'doctors',
            'hospitals',
            'messages',
            'queue',
            'payments',
            'records',
            'dashboard',
            'account',
            'auth',
            'room',
            'home',
            'shell',
            'shared',
          ],
          'screens',
          ['Overview'],
          'pages',
          'flows',
          'demo',
        ],
      },
    },
  },
};

export default preview;
