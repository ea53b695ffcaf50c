import { expect, test } from 'vitest';
import { createTestBackend } from '../../../backend/testing/test-backend.ts';
import type { DoctorRecord } from '../../../backend/store/records.ts';
import { createTestSeed, people, unansweredVisit } from '../../../backend/testing/test-seed.ts';
import { bookableDates, offeredTimes } from '../../../src/domain/booking/slots.ts';
import { getRules } from '../../../src/domain/booking/booking-rules.ts';
import { allChecks } from '../all-checks.ts';
import { callNames, eventNames } from '../calls.ts';
import { inProcess } from './in-process.ts';
import { tamperPayment } from './faults/queue-tamper.ts';
import { runChecks } from '../run-checks.ts';

const backend = createTestBackend({ seed: createTestSeed([unansweredVisit]) });
const { store } = backend.backend;
const doctorsBefore = await store.read((reads) => reads.find('doctors'));
const kitResult = await runChecks(allChecks, inProcess(backend));

test("the demo's backend passes every check", () => {
  expect(kitResult.results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  const skipped = kitResult.results.filter(({ outcome }) => outcome === 'skipped');
  // Only the origin checks are skipped: they need a server.
  expect(skipped.filter(({ message }) => !message?.includes('--origin'))).toEqual([]);
});

test('the kit undoes all changes except those that it reports', async () => {
  expect(kitResult.notRestored).toEqual([]);
  const visits = await store.read((reads) => reads.find('appointments'));
  const standing = visits.filter(
    ({ id, status }) => id !== unansweredVisit.id && status !== 'cancelled',
  );
  expect(standing.map(({ status }) => status)).toEqual(Array(9).fill('completed'));
  const bookings = await store.read((reads) => reads.find('queueBookings'));
  const kept = bookings.filter(({ status }) => status !== 'cancelled');
  expect(kept.map(({ status }) => status)).toEqual(['done']);
  const doctors = await store.read((reads) => reads.find('doctors'));
  // The time of the last decision stays. A doctor without rules then has those of one without.
  const toState = (doctor: DoctorRecord) => ({
    ...doctor,
    bookingRules: getRules(doctor),
    verification: { status: doctor.verification?.status },
  });
  expect(doctors.map(toState)).toEqual(doctorsBefore.map(toState));
  expect(await store.read((reads) => reads.find('accounts'))).toHaveLength(4);
});

test.each([...callNames, ...eventNames])('at least one passing check covers %s', (name) => {
  const passed = kitResult.results.filter(
    ({ endpoint, outcome }) => endpoint === name && outcome === 'passed',
  );
  expect(passed).not.toEqual([]);
});

test('without the webhook secret, the kit skips checks that need it and gives the reason', async () => {
  const target = inProcess(createTestBackend({ seed: createTestSeed() }));
  const webhooks = ['reportQueue', 'reportPayment', 'reportDoctor', 'reportSmsReply'];
  const checks = allChecks.filter(({ endpoint }) => webhooks.includes(endpoint));
  const { results } = await runChecks(checks, {
    ...target,
    webhookSecret: null,
    doctorWebhookSecret: null,
    smsWebhookSecret: null,
  });
  const outcomes = new Set(results.map(({ outcome }) => outcome));
  expect(outcomes).toEqual(new Set(['passed', 'skipped']));
  const skipped = results.filter(({ outcome }) => outcome === 'skipped');
  expect(skipped.filter(({ message }) => !/webhooks/.test(message ?? ''))).toEqual([]);
  // These eight checks need no secret, because they test requests without a valid one.
  expect(results.filter(({ outcome }) => outcome === 'passed')).toHaveLength(8);
});

test('the kit skips payments if the payment provider has its own form, and gives the reason', async () => {
  const backend = createTestBackend({ seed: createTestSeed() });
  const checks = allChecks.filter(({ endpoint }) => endpoint === 'confirmPayment');
  const withProvider = tamperPayment('createPaymentIntent', (payment) => ({
    ...payment,
    clientSecret: 'of-the-provider',
  }));
  const { results } = await runChecks(checks, withProvider(inProcess(backend)));
  expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  const skipped = results.filter(({ message }) => message?.includes('own form'));
  expect(skipped.length).toBeGreaterThan(10);
});

test('the kit books and moves visits around those that its patients have', async () => {
  const seed = createTestSeed();
  const [doctor] = seed.doctors;
  if (!doctor) throw new Error('No doctor');
  const now = createTestBackend({ seed }).clock.now();
  const date = bookableDates(doctor, now).at(-1) ?? '';
  const latest = offeredTimes(doctor, date).slice(-3);
  expect(latest).toHaveLength(3);
  const appointments = latest.map((time) => ({
    ...unansweredVisit,
    id: `elsewhere-${time}`,
    doctorId: people.doctorB.id,
    date,
    time,
  }));
  const checks = allChecks.filter(({ endpoint }) =>
    ['bookAppointment', 'moveAppointment', 'answerMove'].includes(endpoint),
  );
  const target = inProcess(createTestBackend({ seed: createTestSeed(appointments) }));
  const { results } = await runChecks(checks, target);
  expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
});
