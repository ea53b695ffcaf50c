import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, splitQuery } from './fold-text.ts';

const invisible = [
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner', '\u200d'],
  ['a zero-width non-joiner', '\u200c'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a left-to-right mark', '\u200e'],
  ['a right-to-left override', '\u202e'],
  ['an isolate', '\u2068'],
  ['a variation selector', '\ufe0f'],
] as const;

const nuktas = [
  ['Devanagari', 'ज', '\u093c'],
  ['Bengali', 'ড', '\u09bc'],
  ['Gurmukhi', 'ਸ', '\u0a3c'],
  ['Gujarati', 'ક', '\u0abc'],
  ['Odia', 'ଡ', '\u0b3c'],
  ['Telugu', 'జ', '\u0c3c'],
  ['Kannada', 'ಜ', '\u0cbc'],
] as const;

/** Pairs of words that differ only in a vowel sign. */
const vowelSigns = [
  ['Devanagari', 'कुमार', 'कमार'],
  ['Bengali', 'কুমার', 'কমার'],
  ['Gurmukhi', 'ਕੁਮਾਰ', 'ਕਮਾਰ'],
  ['Gujarati', 'કુમાર', 'કમાર'],
  ['Odia', 'କୁମାର', 'କମାର'],
  ['Tamil', 'குமார்', 'கமார்'],
  ['Telugu', 'కుమార్', 'కమార్'],
  ['Kannada', 'ಕುಮಾರ್', 'ಕಮಾರ್'],
  ['Malayalam', 'കുമാർ', 'കമാർ'],
  ['Sinhala', 'කුමාර', 'කමාර'],
] as const;

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom("Children's", 'E.N.T.', 'कुमार', 'ज़मीन', '’'),
);

describe('text for a search', () => {
  it.each(['Children’s', 'Children‘s', 'Children`s', 'Children´s', 'Childrenʼs', 'Children＇s'])(
    'is the same with the apostrophe of %s',
    (text) => expect(foldText(text)).toBe(foldText("Children's")),
  );

  it.each([
    ['Krishnan, Ananya', 'krishnan ananya'],
    ['St. John–Bosco / (OPD)', 'st john bosco opd'],
    ['E.N.T.', 'ent'],
    ['Dr.A.K.Rao', 'dr ak rao'],
    ['नमस्ते। कैसे', 'नमस्ते कैसे'],
    ['A\u00a0\u3000\t\nB', 'a b'],
    ['…', ''],
  ])('has no punctuation: %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each([
    ['Ánanyā Śarmā', 'ananya sarma'],
    ['Ａｎａｎｙａ', 'ananya'],
    ['Müller', 'muller'],
    ['Ёлка', 'елка'],
  ])('has no case and no accents: %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each(vowelSigns)('keeps the vowel signs of %s', (_, one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });

  it.each(nuktas)('is the same without the nukta of %s', (_, letter, nukta) => {
    expect(foldText(letter + nukta)).toBe(letter);
    expect(foldText((letter + nukta).normalize('NFC'))).toBe(letter);
  });

  it('is the same with old and new spellings of Malayalam letters', () => {
    for (const [letter, consonant] of ['ൺണ', 'ൻന', 'ർര', 'ൽല', 'ൾള', 'ൿക']) {
      const folded = `അ${consonant}\u0d4d`;
      expect([`അ${letter}`, `അ${consonant}\u0d4d\u200d`].map(foldText)).toEqual([folded, folded]);
    }
    expect(foldText('കൃഷ്ണൻ')).toBe(foldText('കൃഷ്ണന്\u200d'));
  });

  it('is the same with one or two signs for a vowel', () => {
    expect(foldText('ड\u093e\u0945')).toBe('ड\u0949');
  });

  it('is the same with a candrabindu or an anusvara', () => {
    expect(foldText('साँस')).toBe(foldText('सांस'));
  });

  it('keeps emoji and amounts, which messages have', () => {
    expect(foldText('👍🏽 ₹600')).toBe('👍 ₹600');
  });

  it.each(invisible)('is the same with %s anywhere in it', (_, character) => {
    fc.assert(
      fc.property(fc.constantFrom('ananya', 'कुमार', 'vasanth heart'), fc.nat(13), (text, at) => {
        const pasted = text.slice(0, at) + character + text.slice(at);
        expect(foldText(pasted)).toBe(text);
      }),
    );
  });

  it('is folded only once, and has single spaces', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        expect(folded).not.toMatch(/^ | $| {2}|[\p{P}\p{Cf}]/u);
      }),
    );
  });

  it.each(['\u0301\u0327', '\u094d\u093c', "'", ' .', 'a.', '\u200b', 'ﷺ'])(
    'is folded in a moment, however long it is: %j',
    (part) => {
      const start = performance.now();
      foldText(`क${part.repeat(1_000_000)}x`);
      expect(performance.now() - start).toBeLessThan(10_000);
    },
  );
});

describe('the words of a search', () => {
  it.each([
    'Dr Ananya Krishnan',
    'Dr. Ananya Krishnan.',
    'Prof. Dr. Ananya Krishnan',
    'Professor Ananya Krishnan',
    'Ms. Ananya Krishnan',
    'Smt. Ananya Krishnan',
    'डॉ. Ananya Krishnan',
    'डॉक्टर Ananya Krishnan',
    'डा. Ananya Krishnan',
    'ड\u093e\u0945. Ananya Krishnan',
    'Miss Ananya Krishnan',
    'Shri Ananya Krishnan',
  ])('leave out the title of %s', (query) =>
    expect(splitQuery(query)).toEqual(['ananya', 'krishnan']),
  );

  it.each(['Ananya Krishnan, MBBS, M.D.', 'Ananya 🙏 Krishnan👩🏽‍⚕️', 'Ananya and Krishnan 🇮🇳'])(
    'leave out degrees, emoji and "and": %s',
    (query) => expect(splitQuery(query)).toEqual(['ananya', 'krishnan']),
  );

  it('are the title if there is nothing else', () => {
    expect(splitQuery(' Dr. ')).toEqual(['dr']);
    expect(splitQuery(' .,! ')).toEqual([]);
    expect(splitQuery('🙏')).toEqual(['🙏']);
    expect(splitQuery('MD')).toEqual(['md']);
  });

  it('are limited in length', () => {
    expect(splitQuery('a '.repeat(1_000_000)).length).toBeLessThan(1000);
  });
});
