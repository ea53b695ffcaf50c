import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountBody } from './account.ts';
import { signupBody } from './auth.ts';
import { doctorProfile } from './doctors.ts';
import { queueBooking, queueBookingBody, queueEvent } from './queue.ts';
import { prescriptionLine, visitNotes } from './records.ts';
import { registrationBody } from './verification.ts';

const lines = [
  ['the name of an account', accountBody.shape.name],
  ['the name of a signup', signupBody.shape.fullName],
  ['the name of a doctor', doctorProfile.shape.name],
  ['a specialty', doctorProfile.shape.specialty],
  ['a degree', doctorProfile.shape.education.def.element],
  ['the name of a hospital', queueBookingBody.shape.hospitalName],
  ['a department', queueBookingBody.shape.department],
  ['a token', queueEvent.shape.token],
  ['a diagnosis', visitNotes.shape.diagnosis],
  ['a medicine', prescriptionLine.shape.medicine],
  ['a dose', prescriptionLine.shape.dose],
  ['when to take a medicine', prescriptionLine.shape.when],
  ['the duration of a medicine', prescriptionLine.shape.duration],
  ['the remarks about a medicine', prescriptionLine.shape.remarks],
  ['a registration number', registrationBody.shape.number],
  ['a medical council', registrationBody.shape.council],
] as const;

const control = fc.oneof(
  fc.constantFrom(
    '\n',
    '\r\n',
    '\t',
    '\0',
    '\u0007',
    '\u007f',
    '\u0085',
    '\u009f',
    '\u2028',
    '\u2029',
  ),
  fc.integer({ min: 0, max: 0x1f }).map((code) => String.fromCharCode(code)),
);

describe.each(lines)('%s', (_, schema) => {
  it('is one line without control characters', () => {
    expect(schema.safeParse('Asha Rao').data).toBe('Asha Rao');
    fc.assert(
      fc.property(control, (character) => {
        expect(schema.safeParse(`Asha${character}Rao`).success).toBe(false);
      }),
    );
  });

  it('never has bidi controls', () => {
    for (const character of '\u202a\u202b\u202d\u202e\u2066\u2067\u2068\u200e\u200f\u061c')
      expect(schema.safeParse(`Asha${character} Rao`).data ?? 'Asha Rao').toBe('Asha Rao');
  });
});

it('a name may have the joiners of Indian scripts', () => {
  expect(accountBody.shape.name.parse('क्‍ष ക്‌ഷ')).toBe('क्‍ष ക്‌ഷ');
});

it('a name has no other invisible characters', () => {
  expect(accountBody.shape.name.parse('\u200bAsha R\u200d\u2060ao\ufeff')).toBe('Asha Rao');
  expect(accountBody.shape.name.safeParse('\u200b\u200d').success).toBe(false);
});

it('a stored booking with a line break can still be read', () => {
  expect(queueBooking.shape.hospitalName.safeParse('AIIMS\nGate 2').success).toBe(true);
});
