import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doctorShortName, firstName, initials, shortName, withDoctorTitle } from './names.ts';

describe('a name', () => {
  it('is shortened to its first 10 characters in the header', () => {
    expect(shortName('Meera Nair')).toBe('Meera Nair');
    expect(shortName('Dr. Ananya Krishnan')).toBe('Dr. Ananya');
  });

  it('is never cut within a grapheme', () => {
    expect(shortName('क्षत्रिय')).toBe('क्षत्रिय');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(name.includes(shortName(name))).toBe(true);
      }),
    );
  });

  it('has initials that leave out the title', () => {
    expect(['Meera Nair', 'Dr. Ravi Kumar Pillai', 'Madonna', ' '].map(initials)).toEqual([
      'MN',
      'RP',
      'M',
      '',
    ]);
  });

  it('has initials of visible letters only', () => {
    expect(
      ['\u200bMeera \u202eNair', 'Asha \u2060 \u3164', '\u200f\u200f', '\u200dक्षमा देवी'].map(
        initials,
      ),
    ).toEqual(['MN', 'A', '', 'क्षदे']);
    expect([firstName('\u200b Meera Nair'), doctorShortName('Dr. Asha Rao \u2060')]).toEqual([
      'Meera',
      'Dr. Rao',
    ]);
  });

  it('has no bidi controls in the header', () => {
    expect(shortName('\u202eriaN\u2067 Meera')).toBe('riaN Meera');
  });

  it('is shortened for doctors and contains the title "Dr." only once', () => {
    expect(doctorShortName('Dr. Ananya Krishnan')).toBe('Dr. Krishnan');
    expect([withDoctorTitle('Asha Rao'), withDoctorTitle('Dr. Asha Rao')]).toEqual([
      'Dr. Asha Rao',
      'Dr. Asha Rao',
    ]);
  });
});
