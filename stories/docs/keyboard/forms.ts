import type { KeyboardTable, Target } from './table.ts';

const notes: Target = { role: 'textbox', name: 'Notes for the doctor' };
const mobile: Target = { role: 'textbox', name: 'Mobile number' };
const day: Target = { role: 'textbox', name: 'Day' };
const month: Target = { role: 'textbox', name: 'Month' };
const year: Target = { role: 'textbox', name: 'Year' };
const expiry: Target = { role: 'textbox', name: 'Expiry' };

export const formTables: readonly KeyboardTable[] = [
  {
    component: 'TextArea',
    story: 'ui-forms-textarea--empty',
    pattern: 'native',
    rows: [
      { keys: ['Tab'], does: 'Moves focus to the box', gives: [{ is: 'focused', what: notes }] },
      {
        keys: ['Enter'],
        does: 'Inserts a new line',
        from: notes,
        after: ['H', 'i'],
        gives: [{ is: 'valued', what: notes, value: 'Hi\n' }],
      },
    ],
  },
  {
    component: 'PhoneField',
    story: 'ui-forms-phonefield--empty',
    pattern: 'native',
    rows: [
      {
        keys: ['2'],
        does: 'Starts the second group at the sixth digit',
        from: mobile,
        after: ['9', '8', '4', '5', '0'],
        gives: [{ is: 'valued', what: mobile, value: '98450 2' }],
      },
      {
        keys: ['Backspace'],
        does: 'Deletes the digit before the cursor, also across the gap',
        from: mobile,
        after: ['9', '8', '4', '5', '0', '2', 'ArrowLeft'],
        gives: [{ is: 'valued', what: mobile, value: '98452' }],
      },
    ],
  },
  {
    component: 'DateField',
    story: 'ui-forms-datefield--filled-in',
    pattern: 'native',
    rows: [
      { keys: ['Tab'], does: 'Moves focus to the day', gives: [{ is: 'focused', what: day }] },
      {
        keys: ['Tab'],
        does: 'Moves focus to the month, then to the year',
        from: month,
        gives: [{ is: 'focused', what: year }],
      },
      {
        keys: ['Shift+Tab'],
        does: 'Moves focus back',
        from: month,
        gives: [{ is: 'focused', what: day }],
      },
      {
        keys: ['9'],
        does: 'Types a digit; focus stays when the box is full',
        from: year,
        after: ['End', 'Backspace'],
        gives: [
          { is: 'valued', what: year, value: '1989' },
          { is: 'focused', what: year },
        ],
      },
    ],
  },
  {
    component: 'DemoCardForm',
    story: 'components-payments-democardform--empty',
    pattern: 'native',
    rows: [
      {
        keys: ['9'],
        does: 'Groups the digits; a month of one digit gets a leading 0',
        from: expiry,
        after: ['8', '2'],
        gives: [{ is: 'valued', what: expiry, value: '08 / 29' }],
      },
      {
        keys: ['Enter'],
        does: 'In any box, pays, or moves focus to the first box with an error',
        from: expiry,
        gives: [{ is: 'focused', what: { role: 'textbox', name: 'Card number' } }],
      },
    ],
  },
  {
    component: 'TextList',
    story: 'ui-layout-textlist--the-list-is-wrong',
    pattern: 'native',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Adds a row and moves focus to it',
        from: { role: 'button', name: 'Add language' },
        gives: [{ is: 'focused', what: { role: 'textbox', name: 'Language 3' } }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Removes a row; focus moves to the row that takes its place',
        from: { role: 'button', name: 'Remove language 1' },
        gives: [
          { is: 'focused', what: { role: 'textbox', name: 'Language 1' } },
          { is: 'valued', what: { role: 'textbox', name: 'Language 1' }, value: 'Kannada' },
        ],
      },
    ],
  },
  {
    component: 'VisitForm',
    story: 'components-appointments-visitform--one-medicine',
    pattern: 'native',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Adds a medicine and moves focus to it',
        from: { role: 'button', name: 'Add a medicine' },
        gives: [{ is: 'shown', what: { role: 'button', name: 'Remove medicine 2' } }],
      },
      {
        keys: ['Enter'],
        does: 'In a box of a medicine, moves focus to the next box, and does not complete the visit',
        from: { role: 'textbox', name: 'Name and strength' },
        gives: [{ is: 'focused', what: { role: 'textbox', name: 'Dose' } }],
      },
      {
        keys: ['Enter'],
        does: 'In the last box, adds a medicine',
        from: { role: 'textbox', name: 'Remarks' },
        gives: [{ is: 'shown', what: { role: 'button', name: 'Remove medicine 2' } }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Removes a medicine; focus moves to the one that takes its place, or to the button that adds one',
        from: { role: 'button', name: 'Remove medicine 1' },
        gives: [{ is: 'focused', what: { role: 'button', name: 'Add a medicine' } }],
      },
    ],
  },
];
