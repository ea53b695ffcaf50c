import type { KeyboardTable, Target } from './table.ts';

const digit = (place: number): Target => ({ role: 'textbox', name: `Digit ${place} of 6` });
const message: Target = { role: 'textbox', name: 'Message to Dr. Ananya Krishnan' };

export const typingTables: readonly KeyboardTable[] = [
  {
    component: 'TextField',
    story: 'ui-textfield--empty',
    pattern: 'native',
    rows: [
      {
        keys: ['Tab'],
        does: 'Comes to the box',
        gives: [{ is: 'focused', what: { role: 'textbox' } }],
      },
    ],
  },
  {
    component: 'PasswordField',
    story: 'ui-passwordfield--empty',
    pattern: 'button',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Shows what was typed',
        from: { role: 'button', name: 'Show characters' },
        gives: [{ is: 'shown', what: { role: 'button', name: 'Hide characters' } }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Hides it again',
        from: { role: 'button', name: 'Show characters' },
        after: ['Enter'],
        gives: [{ is: 'shown', what: { role: 'button', name: 'Show characters' } }],
      },
    ],
  },
  {
    component: 'OtpInput',
    story: 'ui-otpinput--complete',
    pattern: 'native',
    rows: [
      {
        keys: ['9'],
        does: 'A digit takes its box and goes on to the next',
        from: digit(3),
        gives: [
          { is: 'valued', what: digit(3), value: '9' },
          { is: 'focused', what: digit(4) },
        ],
      },
      {
        keys: ['ArrowRight'],
        does: 'Goes to the next box',
        from: digit(3),
        gives: [{ is: 'focused', what: digit(4) }],
      },
      {
        keys: ['ArrowLeft'],
        does: 'Goes to the box before',
        from: digit(3),
        gives: [{ is: 'focused', what: digit(2) }],
      },
      {
        keys: ['Home'],
        does: 'Goes to the first box',
        from: digit(3),
        gives: [{ is: 'focused', what: digit(1) }],
      },
      {
        keys: ['End'],
        does: 'Goes to the last box',
        from: digit(3),
        gives: [{ is: 'focused', what: digit(6) }],
      },
      {
        keys: ['Backspace', 'Delete'],
        does: 'Empties the box and stays',
        from: digit(3),
        gives: [
          { is: 'valued', what: digit(3), value: '' },
          { is: 'focused', what: digit(3) },
        ],
      },
      {
        keys: ['Backspace'],
        does: 'In an empty box, empties the one before',
        from: digit(3),
        after: ['Backspace'],
        gives: [
          { is: 'valued', what: digit(2), value: '' },
          { is: 'focused', what: digit(2) },
        ],
      },
    ],
  },
  {
    component: 'SearchField',
    story: 'ui-searchfield--long-hindi-text',
    pattern: 'native',
    rows: [
      {
        keys: ['Escape'],
        does: 'Clears the search',
        from: { role: 'searchbox' },
        gives: [{ is: 'valued', what: { role: 'searchbox' }, value: '' }],
      },
    ],
  },
  {
    component: 'Composer',
    story: 'components-composer--empty',
    pattern: 'native',
    rows: [
      {
        keys: ['Shift+Enter'],
        does: 'A new line',
        from: message,
        after: ['H', 'i'],
        gives: [{ is: 'valued', what: message, value: 'Hi\n' }],
      },
      {
        keys: ['Enter'],
        does: 'Sends the message and empties the box',
        from: message,
        after: ['H', 'i'],
        gives: [
          { is: 'valued', what: message, value: '' },
          { is: 'focused', what: message },
        ],
      },
    ],
  },
];
