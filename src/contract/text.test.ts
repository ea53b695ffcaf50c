import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, cutToCharacters, hasAtMost, mostUnits } from './text-length.ts';
import { graphemes, isBlank, segmentGraphemes, withoutBidiControls } from './text.ts';

const family = '👨‍👩‍👧‍👦';
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('e', '\u0301', 'क्षि', family, '\u200d', '\r\n'), { maxLength: 60 })
    .map((parts) => parts.join('')),
);

describe('the invisible text check', () => {
  it.each([
    ['nothing', ''],
    ['space and lines', ' \t\r\n\u00a0\u3000\u2028'],
    ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
    ['bidi controls', '\u200e\u200f\u061c\u202a\u202e\u2066\u2069'],
    ['fillers', '\u115f\u1160\u3164\uffa0\u2800\u034f'],
    ['variation selectors and tags', '\ufe0f\u{e0100}\u{e0041}\u00ad\u180e'],
    ['control characters', '\u0000\u0007\u009f'],
  ])('treats %s as empty', (_, text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['.', '-', 'अ', '👍', '\u200b!', '\u0301', '１'])('treats %s as visible', (text) => {
    expect(isBlank(text)).toBe(false);
  });

  it('handles very long texts', () => {
    expect(isBlank('\u200b '.repeat(500_000))).toBe(true);
    expect(isBlank(`${'\u200b '.repeat(500_000)}a`)).toBe(false);
  });
});

describe('a length limit', () => {
  it.each([
    ['Meera', 5],
    ['क्षत्रिय', 3],
    [family, 1],
    ['🇮🇳🇮🇳', 2],
    ['e\u0301', 1],
    ['a\r\nb', 3],
  ])('counts the characters in %s as users see them', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  it('counts a long text like its characters one by one', () => {
    const letter = fc.constantFrom(
      'e',
      '\u0301',
      'क्षि',
      family,
      '👍🏽',
      '🇮🇳',
      '\u200d',
      '\r\n',
      '\uD83C',
    );
    const longText = fc
      .array(letter, { minLength: 400, maxLength: 1500 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(longText, (text) => {
        const units = Array.from(segmentGraphemes(text), ({ segment }) => segment.length);
        const count = units.reduce((total, one) => total + Math.ceil(one / 16), 0);
        expect(countCharacters(text)).toBe(count);
        expect(cutToCharacters(text, count)).toBe(text);
        expect(hasAtMost(text, count - 1)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  it('counts a letter with many combining marks as several characters', () => {
    expect(countCharacters(`a${'\u0301'.repeat(1599)}`)).toBe(100);
  });

  it('truncates only between graphemes, and keeps as many of them as fit', () => {
    fc.assert(
      fc.property(anyText, fc.nat(40), (text, most) => {
        const cut = cutToCharacters(text, most);
        const all = graphemes(text);
        const kept = graphemes(cut);
        expect(all.slice(0, kept.length)).toEqual(kept);
        expect(countCharacters(cut)).toBeLessThanOrEqual(most);
        const next = all[kept.length];
        if (next !== undefined) expect(countCharacters(cut + next)).toBeGreaterThan(most);
      }),
    );
  });

  it('accepts text only if its length is within the limit', () => {
    fc.assert(
      fc.property(anyText, fc.nat(40), (text, most) => {
        const fits = countCharacters(text) <= most;
        expect(hasAtMost(text, most)).toBe(fits);
        if (fits) expect(text.length).toBeLessThanOrEqual(mostUnits(most));
      }),
    );
  });
});

it('bidi controls are removed, and the joiners that Indian scripts need are kept', () => {
  expect(withoutBidiControls('\u202eriaN\u202c \u2067M\u2069\u200f\u061c')).toBe('riaN M');
  expect(withoutBidiControls('क्‍ष ക്‌ഷ')).toBe('क्‍ष ക്‌ഷ');
});
