import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasAtMost } from '../../contract/text-length.ts';
import { cutBeforeCaret } from './text-limit.ts';

it('a text within the limit keeps its content and caret position', () => {
  expect(cutBeforeCaret({ text: 'नमस्ते', caret: 2 }, 4)).toEqual({ text: 'नमस्ते', caret: 2 });
});

it('a paste over the limit shortens only the pasted text', () => {
  const pasted = { text: 'Hello क्षत्रिय!', caret: 'Hello क्षत्रिय'.length };
  expect(cutBeforeCaret(pasted, 8)).toEqual({ text: 'Hello क्ष!', caret: 'Hello क्ष'.length });
});

it('a paste never makes the text exceed its limit', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 });
  fc.assert(
    fc.property(text, text, text, fc.nat(40), (before, pasted, after, most) => {
      fc.pre(hasAtMost(before + after, most));
      const typed = { text: before + pasted + after, caret: before.length + pasted.length };
      const cut = cutBeforeCaret(typed, most);
      expect(hasAtMost(cut.text, most)).toBe(true);
      expect(cut.text.endsWith(after)).toBe(true);
    }),
  );
});
