import { expect, test } from 'vitest';
import { createCommonPasswordCheck } from './common-passwords.ts';

const isTooCommon = await createCommonPasswordCheck();

test.each(['123456', 'password', 'qwertyuiop', 'QwertyUiop', 'sunflower'])(
  'the password %s is too common',
  (candidate) => {
    expect(isTooCommon(candidate)).toBe(true);
  },
);

test.each(['demo1234', 'monsoon-in-kochi', 'a-new-password', '123456 '])(
  'the password %s is not too common',
  (candidate) => {
    expect(isTooCommon(candidate)).toBe(false);
  },
);
