import { button, focusStaysInside } from './rows.ts';
import type { KeyboardTable, Target } from './table.ts';

const close = button('Close');
const day: Target = { role: 'combobox', name: 'Day' };
const booked = button('12:00 pm to 1:00 pm 1 visit');
const question: Target = { role: 'dialog', name: '1 visit in this time' };

const firstTime: Target = {
  role: 'combobox',
  name: 'New time for Kavya Iyer, Fri 27 Nov, 2:00 pm',
};
const propose = button('Propose 2 new times');

const takeBackFirst = button('Take back Wed 25 Nov, 12:00 pm to 1:00 pm');
const takeBackSecond = button('Take back Fri 27 Nov, 2:00 pm to 5:00 pm');
const addBlocked = button('Add blocked time');

const firstVisit: Target = {
  role: 'link',
  name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Chaudhary, 2:00 pm',
};
const proposeOne = button('Propose a new time');

export const doctorWeekTables: readonly KeyboardTable[] = [
  {
    component: 'BlockTime',
    story: 'components-dashboard-blocktime--one-visit',
    pattern: 'dialog-modal',
    rows: [
      ...focusStaysInside(day, close),
      {
        keys: ['Escape'],
        does: 'Closes it',
        from: day,
        gives: [{ is: 'told', handler: 'onClose' }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On a free hour, blocks it',
        from: button('11:00 am to 12:00 pm'),
        gives: [{ is: 'told', handler: 'onBlock' }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On an hour with a visit, shows the visit first',
        from: booked,
        gives: [{ is: 'shown', what: question }],
      },
      {
        keys: ['Tab'],
        does: 'Goes on from the visit to the answers',
        from: booked,
        after: ['Enter'],
        gives: [{ is: 'focused', what: button('Go back') }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On Go back, shows the hours again',
        from: booked,
        after: ['Enter', 'Tab'],
        gives: [
          { is: 'gone', what: question },
          { is: 'shown', what: booked },
        ],
      },
    ],
  },
  {
    component: 'BlockedTimes',
    story: 'components-dashboard-blockedtimes--one-after-the-other',
    pattern: 'native',
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the first blocked time',
        gives: [{ is: 'focused', what: takeBackFirst }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Takes the time back, and moves focus to the next one',
        from: takeBackFirst,
        gives: [{ is: 'focused', what: takeBackSecond }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Takes the last time back, and moves focus to Add blocked time',
        from: takeBackFirst,
        after: ['Enter'],
        gives: [{ is: 'focused', what: addBlocked }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On Add blocked time, opens the hours of a day',
        from: addBlocked,
        gives: [{ is: 'told', handler: 'onBlockTime' }],
      },
    ],
  },
  {
    component: 'ProposeTimes',
    story: 'components-dashboard-proposetimes--suggested',
    pattern: 'dialog-modal',
    rows: [
      ...focusStaysInside(firstTime, close),
      {
        keys: ['Escape'],
        does: 'Closes it without proposals',
        from: firstTime,
        gives: [{ is: 'told', handler: 'onClose' }],
      },
      {
        keys: ['ArrowDown'],
        does: 'In a time, selects the next free time',
        from: firstTime,
        gives: [{ is: 'valued', what: firstTime, value: '2026-12-02 09:00' }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Proposes all times',
        from: propose,
        gives: [{ is: 'told', handler: 'onPropose' }],
      },
    ],
  },
  {
    component: 'AwayVisits',
    story: 'components-dashboard-awayvisits--long-and-hindi-names',
    pattern: 'native',
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the first visit',
        gives: [{ is: 'focused', what: firstVisit }],
      },
      {
        keys: ['Enter'],
        does: 'Goes to the visit',
        from: firstVisit,
        gives: [{ is: 'followed', what: firstVisit }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Opens the new times',
        from: proposeOne,
        gives: [{ is: 'told', handler: 'onPropose' }],
      },
    ],
  },
];
