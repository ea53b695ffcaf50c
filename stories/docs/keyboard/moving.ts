import type { KeyboardTable, Target } from './table.ts';

const button = (name: string): Target => ({ role: 'button', name });
const slider = (name: string): Target => ({ role: 'slider', name });
const frame: Target = { role: 'application', name: 'Your picture in the crop window' };
const messages: Target = { role: 'log' };
const newest: Target = { role: 'img', name: 'Pending' };
const leaveToday = button('Wednesday, 25 November 2026, today');

/** What is moved, unfolded or scrolled, and the editor that grows by rows. */
export const movingTables: readonly KeyboardTable[] = [
  {
    component: 'Carousel',
    story: 'ui-carousel--waiting-for-play',
    pattern: 'carousel',
    rows: [
      {
        keys: ['Tab'],
        does: 'Comes to Play or Pause, before the slides',
        gives: [{ is: 'focused', what: button('Play') }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On Play, lets the slides change by themselves',
        from: button('Play'),
        gives: [{ is: 'focused', what: button('Pause') }],
      },
      {
        keys: ['Tab'],
        does: 'Goes on to the arrows, which stops the slides',
        from: button('Play'),
        after: ['Enter'],
        gives: [
          { is: 'focused', what: button('Previous') },
          { is: 'shown', what: button('Play') },
        ],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On Next, goes one slide on',
        from: button('Next'),
        gives: [{ is: 'current', what: button('Go to slide 2') }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On Previous, goes one slide back, from the first to the last',
        from: button('Previous'),
        gives: [{ is: 'current', what: button('Go to slide 5') }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On a dot, goes to its slide',
        from: button('Go to slide 3'),
        gives: [{ is: 'current', what: button('Go to slide 3') }],
      },
    ],
  },
  {
    component: 'PictureDialog',
    story: 'components-picturedialog--lying-picture',
    pattern: 'dialog-modal',
    rows: [
      {
        keys: ['Tab'],
        does: 'Goes round inside: from the last stop to the first',
        from: button('Cancel'),
        gives: [{ is: 'focused', what: frame }],
      },
      {
        keys: ['Shift+Tab'],
        does: 'Goes round the other way',
        from: frame,
        gives: [{ is: 'focused', what: button('Cancel') }],
      },
      {
        keys: ['Escape'],
        does: 'Closes it without a picture',
        from: frame,
        gives: [{ is: 'told', handler: 'onClose' }],
      },
      {
        keys: ['ArrowRight'],
        does: 'In the window, moves the picture to the right',
        from: frame,
        gives: [{ is: 'valued', what: slider('Left to right'), value: '0.44' }],
      },
      {
        keys: ['ArrowLeft'],
        does: 'Moves it to the left',
        from: frame,
        gives: [{ is: 'valued', what: slider('Left to right'), value: '0.56' }],
      },
      {
        keys: ['ArrowUp'],
        does: 'Moves it up, once it is larger than the window',
        from: frame,
        after: [...'++++++++++', 'ArrowUp'],
        gives: [{ is: 'valued', what: slider('Top to bottom'), value: '0.6' }],
      },
      {
        keys: ['ArrowDown'],
        does: 'Moves it down',
        from: frame,
        after: [...'++++++++++', 'ArrowDown'],
        gives: [{ is: 'valued', what: slider('Top to bottom'), value: '0.4' }],
      },
      {
        keys: ['+', '='],
        does: 'Makes it larger',
        from: frame,
        gives: [{ is: 'valued', what: slider('Size'), value: '1.1' }],
      },
      {
        keys: ['-'],
        does: 'Makes it smaller',
        from: frame,
        after: ['+', '+'],
        gives: [{ is: 'valued', what: slider('Size'), value: '1.1' }],
      },
    ],
  },
  {
    component: 'ScheduleEditor',
    story: 'components-scheduleeditor--on-a-phone',
    pattern: 'dialog-modal',
    rows: [
      {
        keys: ['Tab'],
        does: 'Goes round inside: from the last stop to the first',
        from: button('Cancel'),
        gives: [{ is: 'focused', what: { role: 'combobox', name: 'Start, Monday' } }],
      },
      {
        keys: ['Shift+Tab'],
        does: 'Goes round the other way',
        from: { role: 'combobox', name: 'Start, Monday' },
        gives: [{ is: 'focused', what: button('Cancel') }],
      },
      {
        keys: ['Escape'],
        does: 'Closes it; what was changed waits to be saved',
        from: button('Cancel'),
        gives: [{ is: 'told', handler: 'onClose' }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On Add hours, adds them and goes to their start',
        from: button('Add hours, Monday'),
        gives: [{ is: 'focused', what: { role: 'combobox', name: 'Start, Monday 2' } }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On the cross, removes the hours; the focus goes to Add hours',
        from: button('Remove 9:00 am to 1:00 pm, Monday'),
        gives: [{ is: 'focused', what: button('Add hours, Monday') }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On Copy to other days, shows the days to choose from',
        from: button('Copy Monday to other days'),
        gives: [{ is: 'shown', what: { role: 'checkbox', name: 'Tuesday' } }],
      },
      {
        keys: ['ArrowDown'],
        does: 'In a time, the next half hour',
        from: { role: 'combobox', name: 'Start, Monday' },
        gives: [
          { is: 'valued', what: { role: 'combobox', name: 'Start, Monday' }, value: '09:30' },
        ],
      },
      {
        keys: ['ArrowRight'],
        does: 'In the calendar of leave, goes to the next day',
        from: leaveToday,
        gives: [{ is: 'focused', what: button('Thursday, 26 November 2026') }],
      },
      {
        keys: ['ArrowLeft'],
        does: 'Goes to the day before, no further back than today',
        from: leaveToday,
        after: ['ArrowRight'],
        gives: [{ is: 'focused', what: leaveToday }],
      },
      {
        keys: ['ArrowDown'],
        does: 'Goes to the same day of the next week',
        from: leaveToday,
        gives: [{ is: 'focused', what: button('Wednesday, 2 December 2026') }],
      },
      {
        keys: ['ArrowUp'],
        does: 'Goes to the same day of the week before',
        from: leaveToday,
        after: ['ArrowDown'],
        gives: [{ is: 'focused', what: leaveToday }],
      },
      {
        keys: ['End'],
        does: 'Goes to the Sunday of the week',
        from: leaveToday,
        gives: [{ is: 'focused', what: button('Sunday, 29 November 2026') }],
      },
      {
        keys: ['Home'],
        does: 'Goes to the Monday of the week',
        from: leaveToday,
        after: ['ArrowDown'],
        gives: [{ is: 'focused', what: button('Monday, 30 November 2026') }],
      },
      {
        keys: ['PageDown'],
        does: 'Goes to the same day of the next month',
        from: leaveToday,
        gives: [{ is: 'focused', what: button('Friday, 25 December 2026') }],
      },
      {
        keys: ['PageUp'],
        does: 'Goes to the same day of the month before',
        from: leaveToday,
        after: ['PageDown'],
        gives: [{ is: 'focused', what: leaveToday }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Marks the day as leave, and clears it again',
        from: leaveToday,
        gives: [{ is: 'shown', what: button('Remove leave, Wed 25 Nov 2026') }],
      },
    ],
  },
  {
    component: 'MessageList',
    story: 'components-messagelist--each-status',
    pattern: 'native',
    rows: [
      {
        keys: ['Tab'],
        does: 'Comes to the conversation, which the arrow keys scroll',
        gives: [{ is: 'focused', what: messages }],
      },
      {
        keys: ['Home'],
        does: 'Goes to its start',
        from: messages,
        gives: [{ is: 'outOfView', what: newest }],
      },
      {
        keys: ['End'],
        does: 'Goes to the newest message, and along with those that come',
        from: messages,
        after: ['Home'],
        gives: [{ is: 'inView', what: newest }],
      },
    ],
  },
  {
    component: 'PatientHistory',
    story: 'components-patienthistory--closed',
    pattern: 'disclosure',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Unfolds the record that has the focus',
        after: ['Tab'],
        gives: [{ is: 'shown', what: { role: 'heading', name: 'Prescription' } }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Folds it again',
        after: ['Tab', 'Enter'],
        gives: [{ is: 'gone', what: { role: 'heading', name: 'Prescription' } }],
      },
    ],
  },
  {
    component: 'WeekChart',
    story: 'components-weekchart--three-working-days',
    pattern: 'disclosure',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Shows the numbers as a table',
        after: ['Tab'],
        gives: [{ is: 'shown', what: { role: 'table', name: 'Appointments this week' } }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Hides them again',
        after: ['Tab', 'Enter'],
        gives: [{ is: 'gone', what: { role: 'table', name: 'Appointments this week' } }],
      },
    ],
  },
];
