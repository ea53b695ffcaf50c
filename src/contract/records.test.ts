import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PRESCRIPTION_LINES, prescriptionLine, visitNotes } from './records.ts';

const notes = { diagnosis: 'Influenza', prescription: '', notes: '' };
const errorsOf = (prescriptionLines: unknown) => {
  const { error } = visitNotes.safeParse({ ...notes, prescriptionLines });
  const first = (error?.issues ?? []).toReversed();
  return Object.fromEntries(first.map(({ path, message }) => [path.join('.'), message]));
};

const word = fc.stringMatching(/^[A-Za-zऀ-ह]{1,40}$/);
const line = fc.record(
  { medicine: word, dose: word, when: word, duration: word, remarks: word },
  { requiredKeys: ['medicine'] },
);

describe('the lines of a prescription', () => {
  it('may be left out', () => {
    expect(visitNotes.parse(notes)).toEqual(notes);
  });

  it('stay as they were written, in their order', () => {
    const lines = fc.array(line, { maxLength: MAX_PRESCRIPTION_LINES });
    fc.assert(
      fc.property(lines, (prescriptionLines) => {
        expect(visitNotes.parse({ ...notes, prescriptionLines })).toEqual({
          ...notes,
          prescriptionLines,
        });
      }),
    );
  });

  it('are at most 40', () => {
    const lines = (count: number) => Array.from({ length: count }, () => ({ medicine: 'Aspirin' }));
    expect(errorsOf(lines(40))).toEqual({});
    expect(errorsOf(lines(41))).toEqual({
      prescriptionLines: 'A prescription must have at most 40 medicines',
    });
  });

  it('need a medicine that can be seen', () => {
    for (const medicine of ['', '  ', '\u200b\u2060'])
      expect(errorsOf([{ medicine: 'Aspirin' }, { medicine, dose: '1 tablet' }])).toEqual({
        'prescriptionLines.1.medicine': 'Medicine is required',
      });
  });

  it.each([
    ['medicine', 200, 'The medicine must be at most 200 characters'],
    ['dose', 100, 'The dose must be at most 100 characters'],
    ['when', 100, 'When to take it must be at most 100 characters'],
    ['duration', 100, 'The duration must be at most 100 characters'],
    ['remarks', 300, 'The remarks must be at most 300 characters'],
  ] as const)('have limits for each part: %s', (part, most, message) => {
    const of = (length: number) => [{ medicine: 'Aspirin', [part]: 'कि'.repeat(length) }];
    expect(errorsOf(of(most))).toEqual({});
    for (const length of [most + 1, 4000])
      expect(errorsOf(of(length))).toEqual({ [`prescriptionLines.0.${part}`]: message });
  });

  it('are text, also if they look like HTML', () => {
    const medicine = '<script>alert(1)</script>';
    expect(prescriptionLine.parse({ medicine })).toEqual({ medicine });
  });
});
