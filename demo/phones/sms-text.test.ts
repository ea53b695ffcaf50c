import { expect, it } from 'vitest';
import { splitAtCode } from './sms-text.ts';

it('the demo phone finds the code in a signup message', () => {
  expect(splitAtCode('Your CareSetu code is 048213. It is valid for 10 minutes.')).toEqual({
    before: 'Your CareSetu code is ',
    code: '048213',
    after: '. It is valid for 10 minutes.',
  });
});

it('the demo phone finds no code in a mobile number', () => {
  const text = 'Dr. Gill is on 9876500002.';
  expect(splitAtCode(text)).toEqual({ before: text, code: '', after: '' });
});
