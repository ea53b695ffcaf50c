import * as fc from 'fast-check';
import { weekday } from '../../../src/contract/doctors.ts';
import { people } from '../../../backend/testing/test-seed.ts';
import { careSteps } from './care-steps.ts';
import { queueSteps } from './queue-steps.ts';
import {
  asking,
  type Asked,
  ATTACHMENT,
  availability,
  date,
  doctorId,
  ENTRY,
  id,
  mostly,
  opened,
  otp,
  password,
  person,
  phone,
  role,
  sequenceOf,
  time,
  visitId,
} from './step-parts.ts';

const loggingIn = fc
  .tuple(person, password, mostly(true, false), fc.boolean())
  .map(([{ phone, role }, password, isOwnRole, remember]): Asked => {
    const otherRole = role === 'doctor' ? 'patient' : 'doctor';
    const body = { phone, password, role: isOwnRole ? role : otherRole, remember };
    return { call: 'login', params: {}, body };
  });

const booking = fc
  .record({ doctorId, date, time, appointmentType: fc.constant('phone'), notes: fc.constant('') })
  .map((body): Asked => ({ call: 'bookAppointment', params: { doctorId: body.doctorId }, body }));

const sending = fc
  .record({
    recipientId: mostly(people.doctorA.id, people.patientA.id, people.doctorB.id, 'nobody'),
    clientId: fc.constantFrom('one', 'two', 'three', 'four'),
    textContent: mostly('Hello', ''),
    file: fc.option(mostly('My notes', '<svg>', ''), { nil: undefined, freq: 2 }),
  })
  .map(({ recipientId, clientId, textContent, file }): Asked => ({
    call: 'sendMessage',
    params: { recipientId },
    body: { clientId, content: { textContent, shareDoc: null } },
    file,
  }));

const partnerId = { id: mostly(people.doctorA.id, people.patientA.id, 'nobody') };
const report = { clientId: mostly('one', 'two'), reason: mostly('spam', 'other') };
const place = mostly('1', '2', '0', '9');

const profile = {
  name: mostly('Dr. New', ''),
  specialty: mostly('ENT', ''),
  bio: fc.constant(''),
  experience: fc.constant(3),
  profilePicture: fc.constant(null),
  education: fc.constant([]),
};

const asked: fc.Arbitrary<Asked> = fc.oneof(
  { weight: 6, arbitrary: loggingIn },
  { weight: 6, arbitrary: booking },
  { weight: 2, arbitrary: asking('listAppointments', { id }) },
  { weight: 6, arbitrary: sending },
  { weight: 2, arbitrary: asking('listInboxUsers') },
  { weight: 2, arbitrary: asking('listMessages', partnerId) },
  { weight: 1, arbitrary: asking('listMessages', { ...partnerId, after: place, limit: place }) },
  { weight: 2, arbitrary: asking('markRead', partnerId) },
  { weight: 1, arbitrary: asking('markRead', { ...partnerId, upTo: place }) },
  { weight: 1, arbitrary: asking('openConversation', partnerId) },
  { weight: 1, arbitrary: asking('blockPartner', partnerId, { isBlocked: mostly(false, true) }) },
  { weight: 1, arbitrary: asking('reportPartner', partnerId, report) },
  { weight: 2, arbitrary: asking('downloadAttachment', { id: mostly(ATTACHMENT, 'nobody') }) },
  { weight: 3, arbitrary: asking('acceptAppointment', visitId) },
  { weight: 2, arbitrary: asking('cancelAppointment', visitId, { reason: fc.constant('Away') }) },
  { weight: 4, arbitrary: asking('moveAppointment', visitId, { date, time }) },
  {
    weight: 3,
    arbitrary: asking('answerMove', visitId, { answer: mostly('accept', 'decline'), date, time }),
  },
  {
    weight: 3,
    arbitrary: asking('sayLate', visitId, { minutes: fc.constantFrom(5, 10, 30, null) }),
  },
  { weight: 3, arbitrary: asking('markMissed', visitId, { isMissed: mostly(true, false) }) },
  { weight: 1, arbitrary: asking('answerMissed', visitId) },
  {
    weight: 3,
    arbitrary: asking('askFollowUp', visitId, { date: fc.oneof(date, fc.constant(null)) }),
  },
  {
    weight: 3,
    arbitrary: asking('answerFollowUp', visitId, {
      slot: fc.option(fc.record({ date, time }), { freq: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: asking(
      'joinWaitlist',
      {},
      {
        doctorId,
        appointmentType: mostly('video', 'in-person'),
        days: fc.constant(weekday.options),
        parts: mostly<string[]>(['morning', 'afternoon'], ['evening']),
        until: date,
        visitId: fc.option(visitId.id, { nil: undefined, freq: 3 }),
      },
    ),
  },
  { weight: 2, arbitrary: asking('listWaitlist') },
  { weight: 1, arbitrary: asking('countWaiting') },
  { weight: 1, arbitrary: asking('leaveWaitlist', { id: mostly(ENTRY, 'nobody') }) },
  {
    weight: 4,
    arbitrary: asking(
      'answerOffer',
      { id: mostly(ENTRY, 'nobody') },
      { answer: mostly('accept', 'decline'), date, time },
    ),
  },
  { weight: 2, arbitrary: asking('refreshAtStart') },
  { weight: 2, arbitrary: asking('refreshOn403') },
  { weight: 1, arbitrary: asking('logout') },
  {
    weight: 2,
    arbitrary: asking(
      'signup',
      {},
      {
        fullName: fc.constant('New Person'),
        phone,
        password,
        role,
        terms: fc.constant(true),
      },
    ),
  },
  { weight: 2, arbitrary: asking('verifyOtp', {}, { phone, otp }) },
  { weight: 1, arbitrary: asking('resendOtp', {}, { phone, purpose: mostly('reset', 'signup') }) },
  { weight: 1, arbitrary: asking('forgotPassword', {}, { phone }) },
  { weight: 2, arbitrary: asking('resetPassword', {}, { phone, otp, password }) },
  { weight: 1, arbitrary: asking('getTakenSlots', { id: doctorId, date }) },
  { weight: 1, arbitrary: asking('listFreeTimes', { id: doctorId }) },
  { weight: 1, arbitrary: asking('listDoctors') },
  { weight: 1, arbitrary: asking('getDoctor', { id }) },
  { weight: 1, arbitrary: asking('updateDoctor', { id: doctorId }, profile) },
  { weight: 1, arbitrary: asking('updateAvailability', { id: doctorId }, { availability }) },
  {
    weight: 2,
    arbitrary: asking(
      'blockHours',
      { id: doctorId },
      { date, startTime: time, endTime: mostly('12:00', '10:30'), isBlocked: mostly(true, false) },
    ),
  },
  ...careSteps,
  { weight: 12, arbitrary: fc.oneof(...queueSteps) },
);

export const anySequence = sequenceOf(asked);

/** Succeeds. */
export const bookedVisit = opened([
  {
    call: 'bookAppointment',
    params: { doctorId: people.doctorA.id },
    body: {
      doctorId: people.doctorA.id,
      date: '2026-11-24',
      time: '10:00',
      appointmentType: 'phone',
      notes: '',
    },
  },
]);
