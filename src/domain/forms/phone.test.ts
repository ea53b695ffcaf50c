import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLandline, formatMobile, mobileDigits } from './phone.ts';

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
        expect(digits).toMatch(/^\d{0,10}$/);
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
