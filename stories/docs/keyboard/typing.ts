import type { KeyboardTable, Target } from './table.ts';

const digit = (place: number): Target => ({ role: 'textbox', name: `Digit ${place} of 6` });
const message: Target = { role: 'textbox', name: 'Message to Dr. Ananya Krishnan' };

export const typingTables: readonly KeyboardTable[] = [
  {
    component: 'TextField',
    story: 'ui-forms-textfield--empty',
    pattern: 'native',
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the box',
        gives: [{ is: 'focused', what: { role: 'textbox' } }],
      },
    ],
  },
  {
    component: 'PasswordField',
    story: 'ui-forms-passwordfield--empty',
    pattern: 'button',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Shows the password',
        from: { role: 'button', name: 'Show characters, Password' },
        gives: [{ is: 'shown', what: { role: 'button', name: 'Hide characters, Password' } }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Hides it',
        from: { role: 'button', name: 'Show characters, Password' },
        after: ['Enter'],
        gives: [{ is: 'shown', what: { role: 'button', name: 'Show characters, Password' } }],
      },
    ],
  },
  {
    component: 'OtpInput',
    story: 'ui-forms-otpinput--complete',
    pattern: 'native',
    rows: [
      {
        keys: ['9'],
        does: 'Fills the box and moves focus to the next one',
        from: digit(3),
        gives: [
          { is: 'valued', what: digit(3), value: '9' },
          { is: 'focused', what: digit(4) },
        ],
      },
      {
        keys: ['ArrowRight'],
        does: 'Moves focus to the next box',
        from: digit(3),
        gives: [{ is: 'focused', what: digit(4) }],
      },
      {
        keys: ['ArrowLeft'],
        does: 'Goes to the previous box',
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
        does: 'Clears the box and keeps focus in it',
        from: digit(3),
        gives: [
          { is: 'valued', what: digit(3), value: '' },
          { is: 'focused', what: digit(3) },
        ],
      },
      {
        keys: ['Backspace'],
        does: 'In an empty box, clears the box before it',
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
    story: 'ui-forms-searchfield--long-hindi-text',
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
    story: 'components-messages-composer--empty',
    pattern: 'native',
    rows: [
      {
        keys: ['Shift+Enter'],
        does: 'Inserts a new line',
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
