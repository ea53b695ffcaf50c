import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mobile } from '../../contract/auth.ts';
import { formatLandline, mobileHref } from './landline.ts';
import { formatMobile } from './format-mobile.ts';
import { editMobile, mobileDigits } from './phone.ts';

describe('a typed or pasted mobile number', () => {
  it.each(['9876543210', '+91 98765 43210', '0091-9876543210', '09876543210', '(+91) 98765-43210'])(
    'is parsed from %s',
    (input) => expect(mobileDigits(input)).toBe('9876543210'),
  );

  it('keeps all of its digits if the number itself begins with 91', () => {
    expect(mobileDigits('9198765432')).toBe('9198765432');
  });

  it('keeps only the first ten digits', () => {
    expect(mobileDigits('98a765 432109999')).toBe('9876543210');
  });

  it('has at most 10 digits, and stays the same if it is parsed again', () => {
    fc.assert(
      fc.property(fc.string(), (input) => {
        const digits = mobileDigits(input);
        expect(digits).toMatch(/^(?:\d{0,10}|\+\d{7,15})$/);
        expect(mobileDigits(digits)).toBe(digits);
      }),
    );
  });

  it('is the same with or without any of the Indian prefixes', () => {
    const tenDigits = fc.stringMatching(/^[6-9]\d{9}$/);
    fc.assert(
      fc.property(tenDigits, fc.constantFrom('+91', '0091', '0', '91 ', ''), (number, prefix) => {
        expect(mobileDigits(prefix + number)).toBe(number);
      }),
    );
  });

  it('is formatted in two groups of five digits', () => {
    expect(['', '98450', '984502', '9845021763'].map(formatMobile)).toEqual([
      '',
      '98450',
      '98450 2',
      '98450 21763',
    ]);
  });
});

describe('a pasted or autofilled number', () => {
  it.each([
    '+91 98765 43210',
    '+91-98765-43210',
    '+91 (0) 98765 43210',
    '+91 (0)98765-43210',
    '+91098765 43210',
    '0091 (0) 98765 43210',
    '0091 98765 43210',
    '091 98765 43210',
    '91 98765 43210',
    '91 (0) 98765 43210',
    '0 98765 43210',
    '(+91) 98765.43210',
    '+0091 98765 43210',
    'tel:+919876543210',
    '+91 98765 43210 / +91 91234 56789',
    '+91 98765 43210, +971 50 123 4567',
    '+91 98765 43210 / 91234 56789',
    '09876543210 / 09123456780',
    '9876543210, 9123456780',
    'Mob. No. 1: 98765 43210',
    '+91 +91 98765 43210',
    'tel:+91-98765-43210;ext=5',
    'https://wa.me/919876543210',
    'Asha (2nd): +91 98765 43210',
    '\u202d+91 98765 43210\u202c',
    '+९१ ९८७६५ ४३२१०',
    '＋９１ ９８７６５ ４３２１０',
    '+91\u00a098765\u200943210',
  ])('is an Indian number: %s', (text) => {
    expect(mobileDigits(text)).toBe('9876543210');
    expect(editMobile('', text)).toBe('9876543210');
    expect(editMobile('98450 21763', text)).toBe('9876543210');
  });

  it.each([
    ['+971 50 123 4567', '+971501234567'],
    ['00971 50 123 4567', '+971501234567'],
    ['00971501234567', '+971501234567'],
    ['+1 (415) 555-0123', '+14155550123'],
    ['001 415 555 0123', '+14155550123'],
    ['+44 (0)20 7946 0123', '+4402079460123'],
    ['+65 8123 4567', '+6581234567'],
    ['+9876543210', '+9876543210'],
    ['tel:+971-50-123-4567', '+971501234567'],
    ['971501234567', '+971501234567'],
    ['https://wa.me/971501234567', '+971501234567'],
    ['+1, 415 555 0123', '+14155550123'],
    ['98765432109', '+98765432109'],
    ['＋９７１ ５０ １２３ ４５６７', '+971501234567'],
    ['+९७१ ५० १२३ ४५६७', '+971501234567'],
    ['\u202a+971 50 123 4567\u202c', '+971501234567'],
    ['+91 98765 43210 99', '+91987654321099'],
  ])('is refused, because it is no Indian number: %s', (text, refused) => {
    expect(mobileDigits(text)).toBe(refused);
    expect(editMobile('', text)).toBe(refused);
    expect(editMobile('98450 21763', text)).toBe(refused);
    expect(mobile.safeParse(refused).error?.issues[0]?.message).toBe(
      'Enter a valid 10-digit mobile number',
    );
  });

  it('may be pasted in parts', () => {
    expect(editMobile('', '+91 98765')).toBe('98765');
    expect(editMobile('98765', '9876543210')).toBe('9876543210');
  });

  it('may begin with any digit', () => {
    const tenDigits = fc.stringMatching(/^\d{10}$/);
    const prefixes = fc.constantFrom('', '+91', '+91 ', '+91-', '+91 (0) ', '0091', '\u202d+91 ');
    fc.assert(
      fc.property(tenDigits, prefixes, (number, prefix) => {
        expect(editMobile('', prefix + number)).toBe(number);
      }),
    );
  });

  it('is never an Indian number if it has another country code', () => {
    const code = fc.stringMatching(/^[1-9]\d{0,2}$/).filter((digits) => !digits.startsWith('91'));
    const rest = fc.stringMatching(/^\d{8,11}$/);
    const shown = fc.constantFrom('', '98450 21763', '+14155550123');
    fc.assert(
      fc.property(
        code,
        rest,
        fc.constantFrom('+', '00', '+ ', '(+', '＋'),
        shown,
        (cc, tail, sign, before) => {
          fc.pre(!`${cc}${tail}`.startsWith('91') && cc.length + tail.length > 9);
          const refused = editMobile(before, `${sign}${cc} ${tail}`);
          expect(mobile.safeParse(refused).success).toBe(false);
          expect(mobileDigits(refused)).toBe(refused);
          expect(editMobile(refused, refused.slice(0, -1))).not.toMatch(/^\d{10}$/);
          expect(editMobile(refused, refused.slice(1))).toMatch(
            refused.length > 11 ? /^\+/ : /^\d+$/,
          );
        },
      ),
    );
  });
});

describe('a typed number', () => {
  const type = (text: string) =>
    Array.from(text).reduce(
      (number, key) => editMobile(formatMobile(number), formatMobile(number) + key),
      '',
    );

  it('loses everything but its first ten digits', () => {
    expect(type('98a45-021 7635')).toBe('9845021763');
    expect(type('+971 50 123 4567')).toBe('9715012345');
    expect(type('0097150123')).toBe('0097150123');
    expect(type('09845021763')).toBe('9845021763');
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,14}$/), (digits) => {
        expect(type(digits)).toBe(digits.slice(0, 10));
      }),
    );
  });

  it('stays refused while digits of another country are deleted', () => {
    let number = '+971501234567';
    while (number.length > 0) {
      expect(number).not.toMatch(/^\d{10}$/);
      number = editMobile(formatMobile(number), formatMobile(number).slice(0, -1));
    }
  });

  it('has no country code, even if a + is typed before it', () => {
    expect(editMobile('98450 21763', '+98450 21763')).toBe('9845021763');
  });
});

it('a call goes to the country of the number', () => {
  expect(mobileHref('98765 10002')).toBe('tel:+919876510002');
  expect(mobileHref('+91-98765-10002')).toBe('tel:+919876510002');
  expect(mobileHref('+971 50 123 4567')).toBe('tel:+971501234567');
});

describe('a landline number', () => {
  it.each([
    ['+91-80-4125-2200', '080 4125 2200'],
    ['+914412345678', '044 1234 5678'],
    ['+914272345678', '04272345678'],
    ['1800 123 456', '1800 123 456'],
  ])('%s is displayed as %s for calls within India', (phone, words) => {
    expect(formatLandline(phone)).toBe(words);
  });
});
