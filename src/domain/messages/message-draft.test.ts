import { expect, it } from 'vitest';
import { remainingBytes, whyNotSendable } from './message-draft.ts';

const photo = new File(['pixels'], 'BP-readings.jpg');

it.each([
  ['a word', { text: 'Thanks', file: null }, null],
  ['a file alone', { text: ' \n', file: photo }, null],
  ['nothing', { text: '', file: null }, 'Write a message or attach a file'],
  ['blanks', { text: ' \n\t', file: null }, 'Write a message or attach a file'],
  [
    'nothing visible',
    { text: '\u200b\u2060 \u3164', file: null },
    'Write a message or attach a file',
  ],
  ['as many characters as fit', { text: 'नि'.repeat(4000), file: null }, null],
  ['as much as fits', { text: 'a'.repeat(4000), file: null }, null],
  [
    'a photo that is being converted',
    { text: 'My rash', file: null, isPreparing: true },
    'Preparing the photo. You can send it in a moment.',
  ],
  ['one more', { text: 'a'.repeat(4001), file: photo }, 'Shorten the message by 1 character'],
])('a draft with %s either can be sent or is rejected with a reason', (_, draft, reason) => {
  expect(whyNotSendable(draft)).toBe(reason);
});

it.each([
  [0, null],
  [3799, null],
  [3800, '200 characters left'],
  [3999, '1 character left'],
  [4000, '0 characters left'],
  [5204, '1,204 characters too many'],
])('after %i characters, the hint about the remaining space is %j', (length, words) => {
  expect(remainingBytes('a'.repeat(length))).toBe(words);
});

it('the remaining space is counted in graphemes', () => {
  expect(remainingBytes('नि'.repeat(3900))).toBe('100 characters left');
  expect(remainingBytes('👨‍👩‍👧‍👦'.repeat(4001))).toBe('1 character too many');
});
