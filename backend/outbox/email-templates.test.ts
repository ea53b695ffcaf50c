import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { specialties } from '../../src/domain/doctors/specialties.ts';
import { createEmail, type EmailName, emailTemplates } from './email-templates.ts';
import { smsLanguages } from './sms-templates.ts';

function isName(name: string): name is EmailName {
  return name in emailTemplates;
}

const all = Object.keys(emailTemplates)
  .filter(isName)
  .flatMap((name) => smsLanguages.map((language) => ({ name, ...emailTemplates[name][language] })));

it.each(all)(
  'the subject of $name names neither doctor nor place, nor anything about health',
  ({ subject }) => {
    expect(subject).not.toMatch(/[{}\r\n]/);
    expect(subject).not.toMatch(/doctor|hospital|clinic|Dr\.|diagnos/i);
    for (const specialty of specialties) expect(subject).not.toContain(specialty);
  },
);

it('a value adds no line to a text, and no code', () => {
  const value = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.constantFrom('Dr. One\r\n.\r\nQUIT', 'Dr. 407112', '\u2028', '\u202e', 'अ'.repeat(1000)),
  );
  fc.assert(
    fc.property(value, (doctor) => {
      const when = 'Tue 24 Nov, 11:00 am';
      const { text } = createEmail('own@example.com', 'accepted', { doctor, when });
      expect(text.split(/[\r\n\u2028\u2029]/)).toHaveLength(1);
      expect(text).not.toMatch(/\d{6}/);
    }),
  );
});

it('a text without one of its values is not sent', () => {
  expect(() => createEmail('own@example.com', 'accepted', { doctor: 'Dr. One' })).toThrow(/'when'/);
});
