import { expect, test } from 'vitest';
import { createCommonPasswordCheck } from './common-passwords.ts';

const isTooCommon = await createCommonPasswordCheck();

test.each(['123456', 'password', 'qwertyuiop', 'QwertyUiop', 'sunflower'])(
  'the password check rejects %s as too common',
  (candidate) => {
    expect(isTooCommon(candidate)).toBe(true);
  },
);

test.each(['demo1234', 'monsoon-in-kochi', 'a-new-password', '123456 '])(
  'the password check does not reject %s as too common',
  (candidate) => {
    expect(isTooCommon(candidate)).toBe(false);
  },
);
