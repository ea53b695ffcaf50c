import type { KeyboardTable, Target } from './table.ts';

const secondary: Target = { role: 'button', name: 'Send Message' };
const wayOn: Target = { role: 'link', name: 'See More' };

export const actionTables: readonly KeyboardTable[] = [
  {
    component: 'Button',
    story: 'ui-forms-button--secondary',
    pattern: 'button',
    rows: [
      { keys: ['Tab'], does: 'Moves focus to it', gives: [{ is: 'focused', what: secondary }] },
      {
        keys: ['Enter', 'Space'],
        does: 'Presses it',
        from: secondary,
        gives: [{ is: 'told', handler: 'onPress' }],
      },
    ],
  },
  {
    component: 'IconButton',
    story: 'components-shell-themeswitch--dark-is-on',
    pattern: 'button',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Presses it',
        from: { role: 'button', name: 'Use light theme' },
        gives: [{ is: 'told', handler: 'onThemeChange', value: 'light' }],
      },
    ],
  },
  {
    component: 'ButtonLink',
    story: 'ui-forms-buttonlink--text',
    pattern: 'link',
    rows: [
      { keys: ['Tab'], does: 'Moves focus to it', gives: [{ is: 'focused', what: wayOn }] },
      {
        keys: ['Enter'],
        does: 'Follows it',
        from: wayOn,
        gives: [{ is: 'followed', what: wayOn }],
      },
    ],
  },
  {
    component: 'SkipLink',
    story: 'components-shell-skiplink--out-of-sight',
    pattern: 'native',
    rows: [
      {
        keys: ['Tab'],
        does: 'Shows the link, the first stop on every page',
        gives: [{ is: 'focused', what: { role: 'link', name: 'Skip to content' } }],
      },
      {
        keys: ['Enter'],
        does: 'Skips the header',
        from: { role: 'link', name: 'Skip to content' },
        gives: [{ is: 'focused', what: { role: 'main' } }],
      },
    ],
  },
];
