import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onlyDigits, toAsciiDigits } from './digits.ts';

const zeros = [
  ['Devanagari', 0x0966],
  ['Bengali', 0x09e6],
  ['Gurmukhi', 0x0a66],
  ['Gujarati', 0x0ae6],
  ['Odia', 0x0b66],
  ['Tamil', 0x0be6],
  ['Telugu', 0x0c66],
  ['Kannada', 0x0ce6],
  ['Malayalam', 0x0d66],
  ['Urdu', 0x06f0],
  ['Arabic', 0x0660],
  ['Santali', 0x1c50],
  ['Meitei', 0xabf0],
  ['Chakma', 0x11136],
  ['full-width', 0xff10],
  ['double-struck', 0x1d7d8],
] as const;

describe('digits in other scripts', () => {
  it.each(zeros)('are converted to ASCII digits: %s', (_, zero) => {
    const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value));
    expect(toAsciiDigits(digits.join(''))).toBe('0123456789');
  });

  it('are converted to ASCII digits without changing the text around them', () => {
    expect(toAsciiDigits('कोड: ४०७ २१५, not ½ or ²')).toBe('कोड: 407 215, not ½ or ²');
    expect(onlyDigits('कोड: ४०७ २१५')).toBe('407215');
  });

  it('yield the same number in every script', () => {
    const scripts = fc.constantFrom(...zeros.map(([, zero]) => zero));
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,12}$/), scripts, (number, zero) => {
        const written = number.replace(/\d/g, (digit) =>
          String.fromCodePoint(zero + Number(digit)),
        );
        expect(onlyDigits(written)).toBe(number);
      }),
    );
  });

  it('are all replaced in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toAsciiDigits(text)).not.toMatch(/(?!\d)\p{Nd}/u);
      }),
    );
  });
});
