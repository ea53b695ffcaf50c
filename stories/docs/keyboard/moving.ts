import { button, focusStaysInside } from './rows.ts';
import type { KeyboardTable, Target } from './table.ts';

const slider = (name: string): Target => ({ role: 'slider', name });
const frame: Target = { role: 'application', name: 'Your picture in the crop window' };
const messages: Target = { role: 'log' };
const newest: Target = { role: 'img', name: 'Pending' };
const leaveToday = button('Wednesday, 25 November 2026, today');

export const movingTables: readonly KeyboardTable[] = [
  {
    component: 'Carousel',
    story: 'ui-media-carousel--waiting-for-play',
    pattern: 'carousel',
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to Play or Pause, before the slides',
        gives: [{ is: 'focused', what: button('Play') }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On Play, starts the slideshow',
        from: button('Play'),
        gives: [{ is: 'focused', what: button('Pause') }],
      },
      {
        keys: ['Tab'],
        does: 'Moves focus to the arrows and stops the slideshow',
        from: button('Play'),
        after: ['Enter'],
        gives: [
          { is: 'focused', what: button('Previous') },
          { is: 'shown', what: button('Play') },
        ],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On Next, goes forward one slide',
        from: button('Next'),
        gives: [{ is: 'current', what: button('Go to slide 2') }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On Previous, goes back one slide, from the first to the last',
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
    story: 'components-messages-picturedialog--lying-picture',
    pattern: 'dialog-modal',
    rows: [
      ...focusStaysInside(frame, button('Cancel')),
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
        does: 'Moves it up, if it is larger than the window',
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
    story: 'components-dashboard-scheduleeditor--on-a-phone',
    pattern: 'dialog-modal',
    rows: [
      ...focusStaysInside({ role: 'combobox', name: 'Start, Monday' }, button('Cancel')),
      {
        keys: ['Escape'],
        does: 'Closes it; changes wait to be saved',
        from: button('Cancel'),
        gives: [{ is: 'told', handler: 'onClose' }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On Add hours, adds hours and moves focus to their start time',
        from: button('Add hours, Monday'),
        gives: [{ is: 'focused', what: { role: 'combobox', name: 'Start, Monday 2' } }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On the cross, removes the hours; focus moves to Add hours',
        from: button('Remove 9:00 am to 1:00 pm, Monday'),
        gives: [{ is: 'focused', what: button('Add hours, Monday') }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On Copy to other days, shows the days',
        from: button('Copy Monday to other days'),
        gives: [{ is: 'shown', what: { role: 'checkbox', name: 'Tuesday' } }],
      },
      {
        keys: ['ArrowDown'],
        does: 'In a time, selects the next half hour',
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
        does: 'Goes to the previous day, but not before today',
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
        does: 'Goes to the same day of the previous week',
        from: leaveToday,
        after: ['ArrowDown'],
        gives: [{ is: 'focused', what: leaveToday }],
      },
      {
        keys: ['End'],
        does: 'Goes to Sunday of the same week',
        from: leaveToday,
        gives: [{ is: 'focused', what: button('Sunday, 29 November 2026') }],
      },
      {
        keys: ['Home'],
        does: 'Goes to Monday of the same week',
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
        does: 'Goes to the same day of the previous month',
        from: leaveToday,
        after: ['PageDown'],
        gives: [{ is: 'focused', what: leaveToday }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Marks the day as leave, or clears it',
        from: leaveToday,
        gives: [{ is: 'shown', what: button('Remove leave, Wed 25 Nov 2026') }],
      },
    ],
  },
  {
    component: 'MessageList',
    story: 'components-messages-messagelist--each-status',
    pattern: 'native',
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the conversation; arrow keys scroll it',
        gives: [{ is: 'focused', what: messages }],
      },
      {
        keys: ['Home'],
        does: 'Goes to the start',
        from: messages,
        gives: [{ is: 'outOfView', what: newest }],
      },
      {
        keys: ['End'],
        does: 'Goes to the newest message, and follows new ones',
        from: messages,
        after: ['Home'],
        gives: [{ is: 'inView', what: newest }],
      },
    ],
  },
  {
    component: 'PatientHistory',
    story: 'components-appointments-patienthistory--closed',
    pattern: 'disclosure',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Expands the focused record',
        after: ['Tab'],
        gives: [{ is: 'shown', what: { role: 'heading', name: 'Prescription' } }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Collapses it',
        after: ['Tab', 'Enter'],
        gives: [{ is: 'gone', what: { role: 'heading', name: 'Prescription' } }],
      },
    ],
  },
  {
    component: 'TodayTimeline',
    story: 'components-dashboard-todaytimeline--in-the-afternoon',
    pattern: 'disclosure',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Shows the earlier visits',
        after: ['Tab'],
        gives: [{ is: 'shown', what: { role: 'heading', name: 'Joseph D’Souza' } }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Hides them',
        after: ['Tab', 'Enter'],
        gives: [{ is: 'gone', what: { role: 'heading', name: 'Joseph D’Souza' } }],
      },
    ],
  },
  {
    component: 'VisitPanel',
    story: 'components-appointments-visitpanel--an-api-without-sharing',
    pattern: 'disclosure',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Shows the readings, the history and the last prescription',
        after: ['Tab'],
        gives: [{ is: 'shown', what: { role: 'heading', name: 'Last readings' } }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Hides them',
        after: ['Tab', 'Enter'],
        gives: [{ is: 'gone', what: { role: 'heading', name: 'Last readings' } }],
      },
    ],
  },
  {
    component: 'SignupNotice',
    story: 'components-account-signupnotice--closed',
    pattern: 'disclosure',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Shows the notice',
        after: ['Tab'],
        gives: [{ is: 'shown', what: { role: 'list', name: 'What we use your data for' } }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Hides it',
        after: ['Tab', 'Enter'],
        gives: [{ is: 'gone', what: { role: 'list', name: 'What we use your data for' } }],
      },
    ],
  },
  {
    component: 'WeekChart',
    story: 'components-dashboard-weekchart--three-working-days',
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
        does: 'Hides them',
        after: ['Tab', 'Enter'],
        gives: [{ is: 'gone', what: { role: 'table', name: 'Appointments this week' } }],
      },
    ],
  },
];
