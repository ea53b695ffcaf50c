import type { KeyboardTable, Target } from './table.ts';

const radio = (name: string): Target => ({ role: 'radio', name });
const tab = (name: string): Target => ({ role: 'tab', name });
const option = (name: string): Target => ({ role: 'option', name });
const select: Target = { role: 'combobox', name: 'Experience' };
const terms: Target = { role: 'checkbox' };
const slot = (time: string): Target => radio(`Wednesday 25 November, ${time}, available`);

/** One of several: radio buttons, lists, tabs, days and times. */
export const choiceTables: readonly KeyboardTable[] = [
  {
    component: 'SlotPicker',
    story: 'components-slotpicker--some-taken',
    pattern: 'radio',
    rows: [
      {
        keys: ['Tab'],
        does: 'Comes to the chosen time, or to the first free one',
        gives: [{ is: 'focused', what: slot('9:00 am') }],
      },
      {
        keys: ['ArrowRight', 'ArrowDown'],
        does: 'Chooses the next free time; taken ones are passed over',
        from: slot('9:00 am'),
        gives: [
          { is: 'focused', what: slot('10:00 am') },
          { is: 'checked', what: slot('10:00 am') },
        ],
      },
      {
        keys: ['ArrowLeft', 'ArrowUp'],
        does: 'Chooses the free time before; from the first it goes to the last',
        from: slot('9:00 am'),
        gives: [{ is: 'checked', what: slot('12:30 pm') }],
      },
      {
        keys: ['Space'],
        does: 'Chooses the time that has the focus',
        from: slot('9:00 am'),
        gives: [{ is: 'checked', what: slot('9:00 am') }],
      },
    ],
  },
  {
    component: 'DateChips',
    story: 'components-datechips--chosen',
    pattern: 'radio',
    rows: [
      {
        keys: ['Tab'],
        does: 'Comes to the chosen day',
        gives: [{ is: 'focused', what: radio('Wed, 25 Nov') }],
      },
      {
        keys: ['ArrowLeft', 'ArrowUp'],
        does: 'Chooses the working day before',
        from: radio('Wed, 25 Nov'),
        gives: [{ is: 'checked', what: radio('Mon, 23 Nov') }],
      },
    ],
  },
  {
    component: 'RadioGroup',
    story: 'ui-radiogroup--cards',
    pattern: 'radio',
    rows: [
      {
        keys: ['Tab'],
        does: 'Comes to the chosen one',
        gives: [{ is: 'focused', what: radio('Patient') }],
      },
      {
        keys: ['ArrowRight', 'ArrowDown'],
        does: 'Chooses the next, after the last the first',
        from: radio('Patient'),
        gives: [
          { is: 'focused', what: radio('Doctor') },
          { is: 'checked', what: radio('Doctor') },
        ],
      },
      {
        keys: ['ArrowLeft', 'ArrowUp'],
        does: 'Chooses the one before',
        from: radio('Patient'),
        gives: [{ is: 'checked', what: radio('Doctor') }],
      },
    ],
  },
  {
    component: 'AppointmentTypePicker',
    story: 'components-appointmenttypepicker--in-person',
    pattern: 'radio',
    rows: [
      {
        keys: ['ArrowRight', 'ArrowDown'],
        does: 'Chooses the next way to meet',
        from: radio('In-person'),
        gives: [{ is: 'checked', what: radio('Video') }],
      },
    ],
  },
  {
    component: 'Checkbox',
    story: 'ui-checkbox--clear',
    pattern: 'checkbox',
    rows: [
      { keys: ['Tab'], does: 'Comes to it', gives: [{ is: 'focused', what: terms }] },
      { keys: ['Space'], does: 'Ticks it', from: terms, gives: [{ is: 'checked', what: terms }] },
      {
        keys: ['Space'],
        does: 'Clears it again',
        from: terms,
        after: ['Space'],
        gives: [{ is: 'cleared', what: terms }],
      },
    ],
  },
  {
    component: 'Select',
    story: 'ui-select--field',
    pattern: 'combobox',
    rows: [
      {
        keys: ['Enter', 'Space', 'ArrowDown', 'ArrowUp'],
        does: 'Opens the list at the chosen option',
        from: select,
        gives: [{ is: 'focused', what: option('10+ years') }],
      },
      {
        keys: ['ArrowDown'],
        does: 'Goes to the next option',
        from: select,
        after: ['Enter'],
        gives: [{ is: 'focused', what: option('15+ years') }],
      },
      {
        keys: ['Home'],
        does: 'Goes to the first option',
        from: select,
        after: ['Enter'],
        gives: [{ is: 'focused', what: option('Any experience') }],
      },
      {
        keys: ['End'],
        does: 'Goes to the last option',
        from: select,
        after: ['Enter'],
        gives: [{ is: 'focused', what: option('15+ years') }],
      },
      {
        keys: ['5'],
        does: 'Goes to the option that starts with what is typed',
        from: select,
        after: ['Enter'],
        gives: [{ is: 'focused', what: option('5+ years') }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Chooses the option and closes the list',
        from: select,
        after: ['Enter', 'ArrowDown'],
        gives: [
          { is: 'gone', what: { role: 'listbox' } },
          { is: 'focused', what: select },
        ],
      },
      {
        keys: ['Escape'],
        does: 'Closes the list and changes nothing',
        from: select,
        after: ['Enter', 'ArrowDown'],
        gives: [{ is: 'focused', what: select }],
      },
    ],
  },
  {
    component: 'Tabs',
    story: 'ui-tabs--first-tab',
    pattern: 'tabs',
    rows: [
      {
        keys: ['Tab'],
        does: 'Comes to the chosen tab',
        gives: [{ is: 'focused', what: tab('Overview') }],
      },
      {
        keys: ['ArrowRight'],
        does: 'Shows the next tab',
        from: tab('Overview'),
        gives: [
          { is: 'focused', what: tab('Experience') },
          { is: 'selected', what: tab('Experience') },
          { is: 'shown', what: { role: 'tabpanel', name: 'Experience' } },
        ],
      },
      {
        keys: ['ArrowLeft', 'End'],
        does: 'Shows the last tab, as the arrow goes round from the first',
        from: tab('Overview'),
        gives: [{ is: 'selected', what: tab('Reviews') }],
      },
      {
        keys: ['Home'],
        does: 'Shows the first tab',
        from: tab('Overview'),
        after: ['End'],
        gives: [{ is: 'selected', what: tab('Overview') }],
      },
      {
        keys: ['Tab'],
        does: 'Goes on to what the tab shows',
        from: tab('Overview'),
        gives: [{ is: 'focused', what: { role: 'tabpanel', name: 'Overview' } }],
      },
    ],
  },
];
