import type { KeyboardTable, Target } from './table.ts';

const accept: Target = {
  role: 'button',
  name: 'Accept Fri 27 Nov, 5:30 pm, proposed by Meera Nair',
};
const keep: Target = { role: 'button', name: 'Keep the old time of the visit with Meera Nair' };
const lastAccept: Target = {
  role: 'button',
  name: 'Accept Mon 30 Nov, 4:30 pm, proposed by Dr. Qureshi',
};

const lastTime: Target = { role: 'button', name: 'Fri 4 Dec, 11:30 am' };
const otherTimes: Target = { role: 'link', name: 'Other times with Dr. Gill' };
const noThanks: Target = { role: 'button', name: 'No thanks (follow-up with Dr. Gill)' };

const request: Target = { role: 'button', name: 'Request this time' };
const noTime: Target = { role: 'button', name: 'No thanks (time with Dr. Krishnan)' };
const earlier: Target = { role: 'button', name: 'Tell me about an earlier time' };
const monday: Target = { role: 'checkbox', name: 'Monday' };

const notLate: Target = { role: 'button', name: 'Not late (chosen)' };
const fiveMinutes: Target = { role: 'button', name: '5 minutes' };

const acceptSeveral: Target = { role: 'button', name: 'Accept several' };
const blockToday: Target = { role: 'button', name: 'Block time on Wednesday 25 November' };

export const proposalTables: readonly KeyboardTable[] = [
  {
    component: 'RequestList',
    story: 'components-dashboard-requestlist--on-a-phone',
    pattern: 'native',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'On Accept several, shows a box for each request, and moves focus to the first',
        from: acceptSeveral,
        gives: [
          {
            is: 'focused',
            what: { role: 'checkbox', name: 'Accept the request from Kavya Iyer' },
          },
        ],
      },
    ],
  },
  {
    component: 'WeekView',
    story: 'components-dashboard-weekview--plain',
    pattern: 'native',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Opens the hours of the day to block',
        from: blockToday,
        gives: [{ is: 'told', handler: 'onBlockTime', value: '2026-11-25' }],
      },
    ],
  },
  {
    component: 'VisitAttendance',
    story: 'components-appointments-visitattendance--running-late',
    pattern: 'native',
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the first choice',
        gives: [{ is: 'focused', what: notLate }],
      },
      {
        keys: ['Tab'],
        does: 'Goes on to the next choice',
        from: notLate,
        gives: [{ is: 'focused', what: fiveMinutes }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Tells the doctor',
        from: fiveMinutes,
        gives: [{ is: 'told', handler: 'onLateChange' }],
      },
    ],
  },
  {
    component: 'FollowUp',
    story: 'components-appointments-followup--three-free-times',
    pattern: 'native',
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the first time',
        gives: [{ is: 'focused', what: { role: 'button', name: 'Thu 3 Dec, 5:30 pm' } }],
      },
      {
        keys: ['Tab'],
        does: 'Goes on from the last time to the booking form',
        from: lastTime,
        gives: [{ is: 'focused', what: otherTimes }],
      },
      {
        keys: ['Tab'],
        does: 'Goes on to the other answer',
        from: otherTimes,
        gives: [{ is: 'focused', what: noThanks }],
      },
    ],
  },
  {
    component: 'FollowUps',
    story: 'components-dashboard-followups--one-waits',
    pattern: 'native',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Answers the last wish, and moves focus to the page',
        from: noThanks,
        gives: [{ is: 'focused', what: { role: 'main' } }],
      },
    ],
  },
  {
    component: 'WaitlistEntries',
    story: 'components-waitlist-waitlistentries--time-held',
    pattern: 'native',
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the answer',
        gives: [{ is: 'focused', what: request }],
      },
      {
        keys: ['Tab'],
        does: 'Goes on to the other answer',
        from: request,
        gives: [{ is: 'focused', what: noTime }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Requests the time',
        from: request,
        gives: [{ is: 'told', handler: 'onAnswer' }],
      },
    ],
  },
  {
    component: 'WaitlistForm',
    story: 'components-waitlist-waitlistform--closed',
    pattern: 'native',
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the button',
        gives: [{ is: 'focused', what: earlier }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Opens the form',
        from: earlier,
        gives: [{ is: 'shown', what: monday }],
      },
    ],
  },
  {
    component: 'MoveProposal',
    story: 'components-appointments-moveproposal--doctor-answers',
    pattern: 'native',
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the answer',
        gives: [{ is: 'focused', what: accept }],
      },
      {
        keys: ['Tab'],
        does: 'Goes on to the other answer',
        from: accept,
        gives: [{ is: 'focused', what: keep }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Accepts the proposed time',
        from: accept,
        gives: [{ is: 'told', handler: 'onAnswer', value: 'accept' }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Keeps the old time',
        from: keep,
        gives: [{ is: 'told', handler: 'onAnswer', value: 'decline' }],
      },
    ],
  },
  {
    component: 'ProposedTimes',
    story: 'components-dashboard-proposedtimes--one-waits',
    pattern: 'native',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Answers the last proposal, and moves focus to the page',
        from: lastAccept,
        gives: [{ is: 'focused', what: { role: 'main' } }],
      },
    ],
  },
];
