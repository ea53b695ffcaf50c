import * as fc from 'fast-check';
import { people } from '../../../backend/testing/test-seed.ts';
import { weekday } from '../../../src/contract/doctors.ts';
import {
  asking,
  type Asked,
  ENTRY,
  mostly,
  opened,
  plainStep,
  type Step,
  VISIT,
} from './step-parts.ts';

/** Devices, on which these people are logged in. */
const patients = [0, 1];
const DOCTOR = 2;

/** Few times, so that the people get in each other's way. */
const date = mostly('2026-11-24', '2026-11-25');
const time = fc.constantFrom('10:00', '10:30', '11:00');
const slot = { date, time };
const visitId = { id: fc.constant(VISIT) };
const waitId = { id: fc.constant(ENTRY) };
const doctorId = fc.constant(people.doctorA.id);

const calls: { by: number[]; weight: number; asked: fc.Arbitrary<Asked> }[] = [
  {
    by: patients,
    weight: 6,
    asked: asking(
      'bookAppointment',
      { doctorId },
      { doctorId, ...slot, appointmentType: mostly('video', 'phone'), notes: fc.constant('') },
    ),
  },
  { by: [DOCTOR], weight: 5, asked: asking('acceptAppointment', visitId) },
  { by: [...patients, DOCTOR], weight: 6, asked: asking('moveAppointment', visitId, slot) },
  {
    by: [...patients, DOCTOR],
    weight: 6,
    asked: asking('answerMove', visitId, { answer: mostly('accept', 'decline'), ...slot }),
  },
  {
    by: [...patients, DOCTOR],
    weight: 2,
    asked: asking('cancelAppointment', visitId, { reason: fc.constant('') }),
  },
  {
    by: patients,
    weight: 2,
    asked: asking('sayLate', visitId, { minutes: mostly<number | null>(10, 30, null) }),
  },
  {
    by: [DOCTOR],
    weight: 3,
    asked: asking('markMissed', visitId, { isMissed: mostly(true, false) }),
  },
  { by: patients, weight: 2, asked: asking('answerMissed', visitId) },
  {
    by: [DOCTOR],
    weight: 3,
    asked: asking('completeAppointment', visitId, {
      followUpDate: mostly('2026-11-26', '2026-11-25'),
    }),
  },
  {
    by: [DOCTOR],
    weight: 2,
    asked: asking('askFollowUp', visitId, { date: mostly<string | null>('2026-11-26', null) }),
  },
  {
    by: patients,
    weight: 4,
    asked: asking('answerFollowUp', visitId, {
      slot: mostly<object | null>(
        { date: '2026-11-25', time: '10:00' },
        { date: '2026-11-25', time: '11:00' },
        null,
      ),
    }),
  },
  {
    by: patients,
    weight: 4,
    asked: asking(
      'joinWaitlist',
      {},
      {
        doctorId,
        appointmentType: fc.constant('video'),
        days: fc.constant(weekday.options),
        parts: fc.constant(['morning']),
        until: date,
        visitId: fc.option(visitId.id, { nil: undefined }),
      },
    ),
  },
  {
    by: patients,
    weight: 4,
    asked: asking('answerOffer', waitId, { answer: mostly('accept', 'decline'), ...slot }),
  },
  { by: patients, weight: 1, asked: asking('leaveWaitlist', waitId) },
  {
    by: [DOCTOR],
    weight: 2,
    asked: asking(
      'blockHours',
      { id: doctorId },
      {
        date,
        startTime: time,
        endTime: fc.constant('11:30'),
        isBlocked: mostly(true, false),
      },
    ),
  },
  { by: [...patients, DOCTOR], weight: 1, asked: asking('getTakenSlots', { id: doctorId, date }) },
];

const book = (time: string): Asked => ({
  call: 'bookAppointment',
  params: { doctorId: people.doctorA.id },
  body: {
    doctorId: people.doctorA.id,
    date: '2026-11-24',
    time,
    appointmentType: 'video',
    notes: '',
  },
});
const ofVisit = (call: Asked['call'], body: Record<string, unknown> = {}): Asked => ({
  call,
  params: { id: VISIT },
  body,
});
const someVisit = fc.nat(3);

const singleCall: fc.Arbitrary<Step[]> = fc.oneof(
  ...calls.map(({ by, weight, asked }) => ({
    weight,
    arbitrary: fc
      .tuple(fc.constantFrom(...by), asked, someVisit)
      .map(([device, what, visit]) => [{ ...plainStep(device, what), visit }]),
  })),
);

const join = (until: string): Asked => ({
  call: 'joinWaitlist',
  params: {},
  body: {
    doctorId: people.doctorA.id,
    appointmentType: 'video',
    days: [...weekday.options],
    parts: ['morning'],
    until,
  },
});

/** Both patients wait, a visit at a time is cancelled, and they answer the offer of its time. */
const waiting: fc.Arbitrary<Step[]> = fc
  .tuple(date, time, mostly('accept', 'decline'), fc.nat(3))
  .map(([date, time, answer, visit]) => [
    plainStep(1, join('2026-11-25')),
    plainStep(0, join('2026-11-25')),
    { ...plainStep(DOCTOR, ofVisit('cancelAppointment')), visit },
    ...[0, 1].map((index) => ({
      ...plainStep(1 - index, {
        call: 'answerOffer',
        params: { id: ENTRY },
        body: { answer, date, time },
      }),
      visit: index,
    })),
  ]);

/** One proposes, and perhaps the other one answers. */
const proposing: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.shuffledSubarray([0, DOCTOR], { minLength: 2 }),
    fc.record(slot),
    mostly('accept', 'decline'),
    someVisit,
  )
  .map(([[by = 0, other = DOCTOR], to, answer, visit]) => [
    { ...plainStep(by, ofVisit('moveAppointment', to)), visit },
    { ...plainStep(other, ofVisit('answerMove', { answer, ...to })), visit },
  ]);

const act = fc.oneof(
  { weight: 12, arbitrary: singleCall },
  { weight: 2, arbitrary: proposing },
  { weight: 2, arbitrary: waiting },
  { weight: 1, arbitrary: fc.constantFrom(16 * 60, 30 * 60, 24 * 60 * 60).map(passTime) },
);

/** Sessions outlast their access tokens, so everybody gets a new one. */
function passTime(waitSeconds: number): Step[] {
  return [...patients, DOCTOR].map((device, index) => ({
    ...plainStep(device, { call: 'refreshAtStart', params: {} }),
    waitSeconds: index === 0 ? waitSeconds : 0,
  }));
}

const later = { date: '2026-11-24', time: '11:00' };

/** From the request over a move to the next visit. All succeed. */
export const wholeLife: Step[] = [
  ...opened([book('10:00')]),
  plainStep(DOCTOR, ofVisit('acceptAppointment')),
  plainStep(0, ofVisit('moveAppointment', later)),
  plainStep(DOCTOR, ofVisit('answerMove', { answer: 'accept', ...later })),
  ...passTime(24 * 60 * 60),
  plainStep(0, ofVisit('sayLate', { minutes: 10 })),
  ...passTime(2 * 60 * 60),
  plainStep(DOCTOR, ofVisit('markMissed', { isMissed: true })),
  plainStep(0, ofVisit('answerMissed')),
  plainStep(DOCTOR, ofVisit('markMissed', { isMissed: false })),
  plainStep(DOCTOR, ofVisit('completeAppointment', { followUpDate: '2026-11-26' })),
  plainStep(0, ofVisit('answerFollowUp', { slot: { date: '2026-11-25', time: '10:00' } })),
];

/** Calls of two patients and a doctor, after the beginning of such a life. */
export const visitSequence: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.integer({ min: opened([]).length, max: wholeLife.length }),
    fc.array(act, { minLength: 4, maxLength: 16, size: 'max' }),
  )
  .map(([length, acts]) => [...wholeLife.slice(0, length), ...acts.flat()]);
