import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';
import { doctorShortName, firstName, shortName, withDoctorTitle } from './names.ts';

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

  it('keeps the joiners of Indian scripts, and no other invisible characters', () => {
    for (const name of ['\u200bDr. Ravi Rao', 'Ravi R\u200bao', 'Dr\u200d. Ravi\u2060 \ufeffRao'])
      expect(withDoctorTitle(name)).toBe('Dr. Ravi Rao');
    expect(doctorShortName('Ravi R\u200b')).toBe('Dr. Ravi R');
    expect(withDoctorTitle('ക്\u200cഷ കൃഷ്ണന്\u200d')).toBe('Dr. ക്\u200cഷ കൃഷ്ണന്\u200d');
  });

  it('has no bidi controls in the header', () => {
    expect(shortName('\u202eriaN\u2067 Meera')).toBe('riaN Meera');
  });

  it('is shortened for doctors and contains the title "Dr." only once', () => {
    expect(doctorShortName('Dr. Ananya Krishnan')).toBe('Dr. Krishnan');
  });

  it.each([
    'Asha Rao',
    'Dr. Asha Rao',
    'Dr Asha Rao',
    'dr.Asha Rao',
    'DR. Asha Rao',
    'Dr. Dr. Asha Rao',
    'Prof. Asha Rao',
    'Prof. Dr. Asha Rao',
    'Prof.(Dr.) Asha Rao',
    'Dr. (Mrs.) Asha Rao',
    'Doctor Asha Rao',
    'Professor Asha Rao',
    'डॉक्टर Asha Rao',
    'डॉ. Asha Rao',
    'डॉ॰ Asha Rao',
    'डा. Asha Rao',
    'डाॅ. Asha Rao',
    'Dr: Asha Rao',
    'Dr. Ms. Asha Rao',
    'Dr. Ms Asha Rao',
    'Mr. Asha Rao',
    'Mrs Asha Rao',
    'MRS. Asha Rao',
    'Miss Asha Rao',
    'Shri Asha Rao',
    'Smt. Asha Rao',
    'Asha Rao Dr.',
    'Asha Rao dr',
    'Asha Rao, (Dr.)',
    'Asha Rao,',
    '  Dr.  Asha\u200e  Rao ',
  ])('has one title for doctors: %s', (name) => {
    expect(withDoctorTitle(name)).toBe('Dr. Asha Rao');
    expect(doctorShortName(name)).toBe('Dr. Rao');
    expect(initials(name)).toBe('AR');
    expect(firstName(name)).toBe('Asha');
  });

  it('keeps letters that only look like a title', () => {
    expect(withDoctorTitle('MS Swaminathan')).toBe('Dr. MS Swaminathan');
    expect(withDoctorTitle('MR Radha')).toBe('Dr. MR Radha');
    expect(withDoctorTitle('Ravi DR')).toBe('Dr. Ravi DR');
    expect(withDoctorTitle('Shri')).toBe('Dr. Shri');
    expect(doctorShortName('Drona Rao')).toBe('Dr. Rao');
    expect(withDoctorTitle('Profulla Sen')).toBe('Dr. Profulla Sen');
  });

  it('keeps a title for doctors after another title', () => {
    const names = ['Col. (Dr.) Ravi Rao', 'COL. DR. RAVI RAO', 'कर्नल डॉ. राव'];
    expect(names.map(withDoctorTitle)).toEqual(names);
    expect(doctorShortName('Col. (Dr.) Ravi Rao')).toBe('Dr. Rao');
    expect(doctorShortName('Col. (Dr.) Ravi R')).toBe('Col. (Dr.) Ravi R');
    expect(withDoctorTitle('रमा डॉली')).toBe('Dr. रमा डॉली');
  });

  it.each([
    'Ravi R',
    'Ravi R.',
    'Ananya K.R.',
    'Ananya K. R.',
    'Ananya KR',
    'Asha Rao (Retd.)',
    'Asha Rao (Indian Army)',
    'Asha Rao [Retd]',
    'Ravi Kumar Jr.',
    'Ravi Kumar III',
    'Asha Rao, MBBS, M.D.',
    'Ravi Rao BHMS',
    'Ravi Rao MRCP',
    'Ravi Rao FRACGP',
    'RAVI RAO BHMS',
    'Ravi Rao Ph.D.',
    'Ravi Rao Retired',
    'Ravi K S',
    'Asha Rao, Cardiologist',
    'रवि क',
    'R',
  ])('is not shortened to a last word that is no surname: %s', (name) => {
    expect(doctorShortName(name)).toBe(`Dr. ${name}`);
    expect(doctorShortName(`Dr. ${name}`)).toBe(`Dr. ${name}`);
  });

  it.each([
    ['RAVI RAO', 'Dr. RAO'],
    ['Dr. RAVI RAO', 'Dr. RAO'],
    ['Krishnan, Ananya', 'Dr. Krishnan'],
    ['Krishnan,Ananya', 'Dr. Krishnan'],
    ['Ravi Rao (Dr.)', 'Dr. Rao'],
    ['Ravi R,', 'Dr. Ravi R'],
    ['Asha Om', 'Dr. Om'],
    ['Asha (Bobby) Rao', 'Dr. Rao'],
    ['Brian O’Brien', 'Dr. O’Brien'],
    ['Nila Roy-Das', 'Dr. Roy-Das'],
    ['Dr.', 'Dr.'],
    ['', 'Dr.'],
  ])('of a doctor is shortened to the surname: %s', (name, short) => {
    expect(doctorShortName(name)).toBe(short);
  });

  it.each([
    ['Meera Nair', 'Meera'],
    ['R. Madhavan', 'R. Madhavan'],
    ['R Madhavan', 'R Madhavan'],
    ['A.P.J. Abdul Kalam', 'A.P.J. Abdul Kalam'],
    ['Md. Irfan', 'Md. Irfan'],
    ['Mrs. Meera Nair', 'Meera'],
    ['Mr. Ravi Kumar', 'Ravi'],
    ['Nair, Meera', 'Nair'],
    ['Dr.', 'Dr.'],
  ])('of %s is %s in short', (name, short) => {
    expect(firstName(name)).toBe(short);
  });

  it('has initials without words in brackets', () => {
    expect(initials('Asha Menon (Retd.)')).toBe('AM');
  });

  it('has exactly one title, whatever was typed', () => {
    const title = fc.constantFrom('Dr. ', 'Dr ', 'dr.', 'Prof. ', 'Prof.(Dr.) ', 'Smt. ');
    const words = fc.constantFrom('Asha Rao', 'Ravi R', 'Rao (Retd.)', 'कुमार', 'K.R. Nair');
    fc.assert(
      fc.property(fc.array(title, { maxLength: 4 }), words, (some, name) => {
        const titled = `Dr. ${name}`;
        expect(withDoctorTitle(some.join('') + name)).toBe(titled);
        expect(withDoctorTitle(titled)).toBe(titled);
        expect(doctorShortName(some.join('') + name)).toBe(doctorShortName(name));
      }),
    );
  });

  it.each(['Dr. ', '(', '( ', 'a.', 'a ', ' ', 'Dr.(', 'क', 'A'])(
    'is shortened in a moment, however long it is: %j',
    (part) => {
      const name = `x${part.repeat(1_000_000)}`;
      const start = performance.now();
      for (const text of [name, name.slice(1)])
        for (const shorten of [doctorShortName, firstName, withDoctorTitle, initials, shortName])
          shorten(text);
      expect(performance.now() - start).toBeLessThan(2000);
    },
  );
});
