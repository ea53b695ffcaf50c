import * as fc from 'fast-check';
import { people, TEST_PASSWORD } from '../../../mocks/testing/test-seed.ts';
import type { EndpointName } from '../../conformance/calls.ts';

/** The devices that people call from: few, so that they share accounts and sessions. */
export const DEVICES = 3;
/** Stands for what each backend has its own of: the latest code for a number, a visit's, a file's or a record's id. */
export const RIGHT_CODE = '$code';
export const VISIT = '$visit';
export const ATTACHMENT = '$attachment';
export const RECORD = '$record';
/** Stands for a picture, among files that are texts. */
export const PICTURE = '$picture';

/** One call, made after some time has passed. */
export interface Step {
  waitSeconds: number;
  /** On which device, by its number. */
  device: number;
  call: EndpointName;
  params: Record<string, string>;
  body?: Record<string, unknown>;
  /** What a file that comes along holds: a text, or `$picture`. */
  file?: string | undefined;
  /** Which of those made so far `$visit`, `$attachment` and `$record` mean. */
  visit: number;
  idempotencyKey: string | undefined;
  /** Whether the cookie goes along that the device had before its present one. */
  hasOldCookie: boolean;
}

/** What is asked for in a step. */
export type Asked = Pick<Step, 'call' | 'params' | 'body' | 'file'>;

export const everybody = Object.values(people);
export const person = fc.constantFrom(...everybody);
export const phone = mostly(people.patientA.phone, people.doctorB.phone, '9333333333');
export const id = fc.constantFrom(...everybody.map((one) => one.id), 'nobody');
export const doctorId = mostly(people.doctorA.id, people.doctorB.id, people.patientA.id);
export const role = fc.constantFrom('patient', 'doctor');
export const password = mostly(TEST_PASSWORD, 'another-password');
export const otp = mostly(RIGHT_CODE, '000000');
/** Few days and times, so that people meet at the same slot; some are not offered. */
export const date = mostly('2026-11-24', '2026-11-25', '2026-11-22', '2027-01-01');
export const time = mostly('10:00', '10:30', '13:00');
export const availability = mostly('12:00', '11:00', '09:00').map((endTime) => [
  { day: 'Tuesday', startTime: '10:00', endTime },
]);

/** The first value as often as all others together. */
export function mostly<T>(first: T, ...others: T[]): fc.Arbitrary<T> {
  return fc.oneof(fc.constant(first), fc.constantFrom(...others));
}

/** A call with such parts of its address and such a body. */
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
