import { expect, test } from 'vitest';
import { createCommonPasswordCheck } from './common-passwords.ts';

const isTooCommon = await createCommonPasswordCheck();

test.each(['123456', 'password', 'qwertyuiop', 'QwertyUiop', 'sunflower'])(
  '%s is too common',
  (candidate) => {
    expect(isTooCommon(candidate)).toBe(true);
  },
);

test.each(['demo1234', 'monsoon-in-kochi', 'a-new-password', '123456 '])(
  '%s is not among the most common',
  (candidate) => {
    expect(isTooCommon(candidate)).toBe(false);
  },
);
