import type { KeyboardTable, Target } from './table.ts';

const radio = (name: string): Target => ({ role: 'radio', name });
const terms: Target = { role: 'checkbox' };
const slot = (time: string): Target => radio(`Wednesday 25 November, ${time}, available`);

export const choiceTables: readonly KeyboardTable[] = [
  {
    component: 'SlotPicker',
    story: 'components-booking-slotpicker--some-taken',
    pattern: 'radio',
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the first free time if none is chosen',
        gives: [{ is: 'focused', what: slot('9:00 am') }],
      },
      {
        keys: ['Tab'],
        does: 'Moves focus back to the chosen time',
        from: slot('9:00 am'),
        after: ['ArrowRight', 'Shift+Tab'],
        gives: [{ is: 'focused', what: slot('10:00 am') }],
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
        does: 'Chooses the previous free time, from the first to the last',
        from: slot('9:00 am'),
        gives: [{ is: 'checked', what: slot('12:30 pm') }],
      },
      {
        keys: ['Space'],
        does: 'Chooses the focused time',
        from: slot('9:00 am'),
        gives: [{ is: 'checked', what: slot('9:00 am') }],
      },
    ],
  },
  {
    component: 'DateChips',
    story: 'components-booking-datechips--chosen',
    pattern: 'radio',
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the chosen day',
        gives: [{ is: 'focused', what: radio('Wed, 25 Nov') }],
      },
      {
        keys: ['ArrowLeft', 'ArrowUp'],
        does: 'Chooses the previous working day',
        from: radio('Wed, 25 Nov'),
        gives: [{ is: 'checked', what: radio('Mon, 23 Nov') }],
      },
      {
        keys: ['ArrowRight', 'ArrowDown'],
        does: 'Chooses the next working day, from the last to the first',
        from: radio('Wed, 25 Nov'),
        gives: [
          { is: 'focused', what: radio('Fri, 27 Nov') },
          { is: 'checked', what: radio('Fri, 27 Nov') },
        ],
      },
      {
        keys: ['Space'],
        does: 'Chooses the focused day',
        from: radio('Mon, 23 Nov'),
        gives: [{ is: 'checked', what: radio('Mon, 23 Nov') }],
      },
    ],
  },
  {
    component: 'RadioGroup',
    story: 'ui-forms-radiogroup--cards',
    pattern: 'radio',
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the chosen one',
        gives: [{ is: 'focused', what: radio('Patient') }],
      },
      {
        keys: ['ArrowRight', 'ArrowDown'],
        does: 'Chooses the next one, from the last to the first',
        from: radio('Patient'),
        gives: [
          { is: 'focused', what: radio('Doctor') },
          { is: 'checked', what: radio('Doctor') },
        ],
      },
      {
        keys: ['ArrowLeft', 'ArrowUp'],
        does: 'Chooses the previous one',
        from: radio('Patient'),
        gives: [{ is: 'checked', what: radio('Doctor') }],
      },
      {
        keys: ['Space'],
        does: 'Chooses the focused one',
        from: radio('Doctor'),
        gives: [{ is: 'checked', what: radio('Doctor') }],
      },
    ],
  },
  {
    component: 'AppointmentTypePicker',
    story: 'components-booking-appointmenttypepicker--in-person',
    pattern: 'radio',
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the chosen appointment type',
        gives: [{ is: 'focused', what: radio('In-person') }],
      },
      {
        keys: ['ArrowRight', 'ArrowDown'],
        does: 'Chooses the next appointment type',
        from: radio('In-person'),
        gives: [{ is: 'checked', what: radio('Video') }],
      },
      {
        keys: ['ArrowLeft', 'ArrowUp'],
        does: 'Chooses the previous type, from the first to the last',
        from: radio('In-person'),
        gives: [{ is: 'checked', what: radio('Phone') }],
      },
      {
        keys: ['Space'],
        does: 'Chooses the focused type',
        from: radio('Video'),
        gives: [{ is: 'checked', what: radio('Video') }],
      },
    ],
  },
  {
    component: 'Checkbox',
    story: 'ui-forms-checkbox--clear',
    pattern: 'checkbox',
    rows: [
      { keys: ['Tab'], does: 'Moves focus to it', gives: [{ is: 'focused', what: terms }] },
      { keys: ['Space'], does: 'Ticks it', from: terms, gives: [{ is: 'checked', what: terms }] },
      {
        keys: ['Space'],
        does: 'Clears it',
        from: terms,
        after: ['Space'],
        gives: [{ is: 'cleared', what: terms }],
      },
    ],
  },
];
