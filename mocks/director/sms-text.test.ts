import { expect, it } from 'vitest';
import { splitAtCode } from './sms-text.ts';

it('takes the code out of the message of a sign-up', () => {
  expect(splitAtCode('Your CareSetu code is 048213. It is valid for 10 minutes.')).toEqual({
    before: 'Your CareSetu code is ',
    code: '048213',
    after: '. It is valid for 10 minutes.',
  });
});

it('leaves a mobile number in a message alone', () => {
  const text = 'Dr. Gill is on 9876500002.';
  expect(splitAtCode(text)).toEqual({ before: text, code: '', after: '' });
});
