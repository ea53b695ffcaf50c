import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCode } from './otp-text.ts';

describe('a pasted code', () => {
  it.each([
    '123456',
    '123 456',
    '123-456',
    '12 34 56',
    '1 2 3 4 5 6',
    ' 123456\n',
    '2-step code: 123456',
    '2-step code: 123 456',
    '123 456 is your code',
    '123456 is your OTP. Call 9876543210 for help.',
    'G-123456',
    'G-123456 is your Google verification code.',
    'CareSetu: 123456. Valid 10 minutes',
    'CareSetu: 123 456. Valid for 10 minutes',
    'Your CareSetu code is 123456. It is valid for 10 minutes.',
    '<#> 123456 is your CareSetu code. FA+9qCX9VSu',
    '@caresetu.example #123456',
    'Helpline 98765 43210. Code 123456',
    'Helpline +91 98765 43210, OTP 123-456',
    'Call 1800 123 4567. Your OTP: 123456',
    'Call 080-412522. OTP: 123456',
    'Call 412522 or use code 123456',
    'Patient ID 654321. OTP: 123456',
    'Your OTP for UHID 654321 : 123456',
    'Booking 654321: enter 123456',
    'Rs. 1,25,000 debited. OTP is 123456',
    'Rs 125000 debited. OTP is 123456',
    'INR 125000.00 at ABC. 123456 is the OTP.',
    'Use 123456 to pay ₹250000',
    'OTP for order 998877 is 123456',
    'OTP for A/c XX998877 is 123456. Do not share.',
    '123456 is your OTP. Order 998877.',
    '123 456 is your code, valid until 28-11-26 10:30',
    'आपका कोड १२३४५६ है। 10 मिनट तक मान्य।',
    'Code ௧௨௩௪௫௬.',
    '\u202d123456\u202c',
    '123\u200b456',
    '１２３４５６',
  ])('is found in "%s"', (text) => expect(findCode(text)).toBe('123456'));

  it.each([
    ['72', '72'],
    ['12345', '12345'],
    ['', ''],
    ['code', ''],
    ['1234567', '1234567'],
    ['Valid 10 minutes', '10'],
  ])('of "%s" without six digits together is all digits', (text, digits) => {
    expect(findCode(text)).toBe(digits);
  });

  it('is found among other words and shorter numbers', () => {
    const code = fc.stringMatching(/^\d{6}$/);
    const words = fc.constantFrom(
      'Valid 10 minutes. ',
      '2-step ',
      'Code: ',
      'At 9:30, ',
      'Hello! ',
      '',
    );
    fc.assert(
      fc.property(words, code, words, (before, digits, after) => {
        expect(findCode(`${before}${digits}. ${after}`)).toBe(digits);
        const grouped = `${digits.slice(0, 3)} ${digits.slice(3)}`;
        expect(findCode(`${before}${grouped}. ${after}`)).toBe(digits);
      }),
    );
  });

  it.each(['1 ', '1', '1-', '1.', 'code ', ' '])(
    'is found in a moment, however long the text is: %j',
    (part) => {
      const start = performance.now();
      findCode(part.repeat(1_000_000));
      expect(performance.now() - start).toBeLessThan(1000);
    },
  );
});
