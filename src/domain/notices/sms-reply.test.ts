import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findStoppedNumber } from './sms-reply.ts';

const phone = '9876543210';

test.each([
  'STOP',
  'stop',
  ' Stop\n',
  'UNSUBSCRIBE',
  'STOP CARESE',
  'stop  ax-carese-s',
  'STOP 567890',
])('%j stops notices', (text) => {
  expect(findStoppedNumber({ phone, text })).toBe(phone);
});

test.each([
  '',
  'START',
  'Thanks',
  'STOPPED',
  'STOP.',
  'Please stop',
  'stop it',
  'STOP the visit on Monday',
  'UNSUBSCRIBE CARESE',
  'ST OP',
])('%j stops nothing', (text) => {
  expect(findStoppedNumber({ phone, text })).toBeNull();
});

test.each(['+919876543210', '919876543210', '09876543210', '+91 98765 43210'])(
  'a reply from %s is from the Indian number',
  (from) => {
    expect(findStoppedNumber({ phone: from, text: 'STOP' })).toBe(phone);
  },
);

test.each(['', '56789', '+14155550100', 'AX-CARESE-S'])('a reply from %j stops nothing', (from) => {
  expect(findStoppedNumber({ phone: from, text: 'STOP' })).toBeNull();
});

test('case and spaces around make no difference', () => {
  const letter = (char: string) => fc.constantFrom(char, char.toLowerCase());
  const word = fc.constantFrom('STOP', 'UNSUBSCRIBE').chain((text) => {
    const [first = '', ...others] = text;
    return fc.tuple(letter(first), ...others.map(letter)).map((parts) => parts.join(''));
  });
  const spaces = fc.stringMatching(/^[ \t\r\n]{0,4}$/);
  fc.assert(
    fc.property(spaces, word, spaces, (before, text, after) => {
      expect(findStoppedNumber({ phone, text: before + text + after })).toBe(phone);
    }),
  );
});

test('a text that does not begin with STOP or UNSUBSCRIBE stops nothing', () => {
  const others = fc.string().filter((text) => !/^\s*(?:stop|unsubscribe)/i.test(text));
  fc.assert(
    fc.property(others, (text) => {
      expect(findStoppedNumber({ phone, text })).toBeNull();
    }),
  );
});
