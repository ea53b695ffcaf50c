import * as fc from 'fast-check';
import { people, TEST_PASSWORD } from '../../../backend/testing/test-seed.ts';
import type { EndpointName } from '../../../tools/conformance/calls.ts';

/** Few devices, so that users share accounts and sessions. */
export const DEVICES = 3;
/** Placeholders for values that differ between backends, such as codes and ids. */
export const RIGHT_CODE = '$code';
export const VISIT = '$visit';
export const ATTACHMENT = '$attachment';
export const RECORD = '$record';
export const BOOKING = '$booking';
export const PAYMENT = '$payment';
/** Of a waitlist. */
export const ENTRY = '$entry';
export const PICTURE = '$picture';

export interface Step {
  waitSeconds: number;
  device: number;
  call: EndpointName;
  params: Record<string, string>;
  body?: Record<string, unknown>;
  /** The content of a file: a text, or `$picture`. */
  file?: string | undefined;
  secret?: string;
  visit: number;
  idempotencyKey: string | undefined;
  hasOldCookie: boolean;
}

export type Asked = Pick<Step, 'call' | 'params' | 'body' | 'file' | 'secret'>;

export const everybody = Object.values(people);
export const person = fc.constantFrom(...everybody);
export const phone = mostly(people.patientA.phone, people.doctorB.phone, '9333333333');
export const id = fc.constantFrom(...everybody.map((one) => one.id), 'nobody');
export const doctorId = mostly(people.doctorA.id, people.doctorB.id, people.patientA.id);
export const role = fc.constantFrom('patient', 'doctor');
export const password = mostly(TEST_PASSWORD, 'another-password');
export const otp = mostly(RIGHT_CODE, '000000');
export const date = mostly('2026-11-24', '2026-11-23', '2026-11-25', '2026-11-22', '2027-01-01');
export const time = mostly('10:00', '10:30', '13:00');
export const availability = mostly('12:00', '11:00', '09:00').map((endTime) => [
  { day: 'Tuesday', startTime: '10:00', endTime },
]);

export function mostly<T>(first: T, ...others: T[]): fc.Arbitrary<T> {
  return fc.oneof(fc.constant(first), fc.constantFrom(...others));
}

export function asking(
  call: EndpointName,
  params: Record<string, fc.Arbitrary<string>> = {},
  body?: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<Asked> {
  const asked = fc.record({ call: fc.constant(call), params: fc.record(params) });
  if (!body) return asked;
  return fc.tuple(asked, fc.record(body)).map(([rest, sent]) => ({ ...rest, body: sent }));
}

export const visitId = { id: fc.oneof({ weight: 6, arbitrary: fc.constant(VISIT) }, id) };

const circumstances = fc.record({
  waitSeconds: fc.oneof(
    { weight: 30, arbitrary: fc.constant(0) },
    { weight: 6, arbitrary: fc.constantFrom(5, 31, 61) },
    { weight: 1, arbitrary: fc.constantFrom(16 * 60, 61 * 60, 25 * 60 * 60) },
  ),
  device: fc.nat(DEVICES - 1),
  visit: fc.nat(3),
  idempotencyKey: fc.option(mostly('one', 'two'), { nil: undefined }),
  hasOldCookie: mostly(false, false, true),
});

export function plainStep(device: number, asked: Asked): Step {
  const plain = { waitSeconds: 0, visit: 0, idempotencyKey: undefined, hasOldCookie: false };
  return { ...plain, device, ...asked };
}

const start = [people.patientA, people.patientB, people.doctorA].map(({ phone, role }, device) => {
  const body = { phone, password: TEST_PASSWORD, role, remember: false };
  return plainStep(device, { call: 'login', params: {}, body });
});

/** @param calls of the first device, after all have logged in */
export function opened(calls: Asked[]): Step[] {
  return [...start, ...calls.map((one) => plainStep(0, one))];
}

/** @param opening calls before the sequence, on the first device */
export function sequenceOf(
  asked: fc.Arbitrary<Asked>,
  opening: fc.Arbitrary<Asked[]> = fc.constant([]),
): fc.Arbitrary<Step[]> {
  const step = fc.tuple(circumstances, asked).map(([how, what]): Step => ({ ...how, ...what }));
  const steps = fc.array(step, { minLength: 5, maxLength: 25, size: 'max' });
  return fc.tuple(opening, steps).map(([calls, rest]) => [...opened(calls), ...rest]);
}
