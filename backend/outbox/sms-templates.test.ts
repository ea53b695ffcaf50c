import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { specialties } from '../../src/domain/doctors/specialties.ts';
import {
  createSms,
  smsLanguages,
  type SmsTemplate,
  type SmsTemplateName,
  smsTemplates,
  TEXT_MOST,
  VALUE_MOST,
} from './sms-templates.ts';

const PHONE = '9000000001';

function isName(name: string): name is SmsTemplateName {
  return name in smsTemplates;
}

const names = Object.keys(smsTemplates).filter(isName);
const all = names.flatMap((name) =>
  smsLanguages.map((language) => {
    const template: SmsTemplate = smsTemplates[name][language];
    return { name, language, ...template };
  }),
);

const code = fc.stringMatching(/^\d{6}$/);
const anyValue = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom('Dr. 9876543210', 'अ'.repeat(1000), 'Dr.\r\nOne', '', '👩‍⚕️'.repeat(20)),
);

/** As an operator compares a text with what was registered. */
function toPattern({ text, variables }: SmsTemplate): RegExp {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return variables[part] === 'numeric' ? `\\d{1,${VALUE_MOST}}` : `.{1,${VALUE_MOST}}`;
  });
  return new RegExp(`^${parts.join('')}$`);
}

it.each(all)('every text of $name in $language fits its template', (template) => {
  const { name, language, variables } = template;
  const given = fc.record(
    Object.fromEntries(
      Object.entries(variables).map(([variable, type]) => [
        variable,
        type === 'numeric' ? code : anyValue,
      ]),
    ),
  );
  fc.assert(
    fc.property(given, (values) => {
      const sms = createSms(PHONE, name, values, language);
      expect(sms.text).toMatch(toPattern(template));
      expect(sms.template).toMatchObject({ templateId: `${name}-${language}`, language });
      for (const value of Object.values(sms.template?.values ?? {})) {
        expect(value.length).toBeLessThanOrEqual(VALUE_MOST);
      }
    }),
  );
});

it('each placeholder is a variable, and each variable is in the text', () => {
  for (const { text, variables } of all) {
    const placeholders = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(placeholders.toSorted()).toEqual(Object.keys(variables).toSorted());
  }
});

it('only codes have six digits in a row', () => {
  const digits = fc.stringMatching(/^\d{1,40}$/);
  fc.assert(
    fc.property(digits, (doctor) => {
      for (const { name, variables } of all.filter(({ variables: one }) => !('code' in one))) {
        const values = Object.fromEntries(Object.keys(variables).map((key) => [key, doctor]));
        expect(createSms(PHONE, name, values).text).not.toMatch(/\d{6}/);
      }
    }),
  );
});

it('no text has a specialty, a diagnosis or a link, and all are short', () => {
  const words = [...specialties.map(({ name }) => name), 'diagnos', 'prescri', 'http', 'www'];
  for (const { text } of all) {
    for (const word of words) expect(text).not.toMatch(new RegExp(`\\b${word}`, 'i'));
    expect(text).toContain('CareSetu');
    expect(text.length).toBeLessThanOrEqual(TEXT_MOST - VALUE_MOST);
  }
});

it('a missing value is an error, so that no text with a gap is sent', () => {
  expect(() => createSms(PHONE, 'tomorrow', { when: 'Mon 30 Nov, 9:30 am' })).toThrow(/'doctor'/);
});
