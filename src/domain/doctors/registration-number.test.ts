import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toRegistrationKey } from './registration-number.ts';

it.each([
  ['KMC 61347', 'kmc/61347'],
  ['KMC 61347', 'KMC-61347.'],
  ['KMC 10347', 'KMC IO347'],
  ['KMC 10347', 'kmc lo347'],
  ['KMC 61347', 'КМС 61347'],
  ['KMC 61347', 'ΚΜϹ 61347'],
  ['kmc 61347', 'кмс 61347'],
  ['KMC 61347', 'ＫＭＣ　６１３４７'],
  ['KMC 61347', 'KMC ६१३४७'],
  ['KMC 61347', 'KMC ౬౧౩౪౭'],
  ['KMC 61347', 'KMC\u200B61347'],
  ['TÁMC 1', 'TAMC 1'],
  ['KMC 61347', 'ꓗꓟꓚ 61347'],
  ['KMC 61347', 'KMᏟ 61347'],
  ['kmc 61347', 'ꮶꮇꮯ 61347'],
  ['hdvu 61347', 'һԁνυ 61347'],
])('%s and %s look the same', (one, other) => {
  expect(toRegistrationKey(one)).toBe(toRegistrationKey(other));
});

it.each([
  ['KMC 61347', 'KMC 61348'],
  ['KMC 61347', 'KMC 6134'],
  ['KMC 61347', 'MMC 61347'],
])('%s and %s do not look the same', (one, other) => {
  expect(toRegistrationKey(one)).not.toBe(toRegistrationKey(other));
});

it('case, spaces and punctuation never matter', () => {
  const separator = fc.constantFrom('', ' ', '/', '-', '. ', ' / ');
  const part = fc.stringMatching(/^[A-Z0-9]{1,6}$/);
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), separator, separator, (parts, one, other) => {
      expect(toRegistrationKey(parts.join(one))).toBe(
        toRegistrationKey(parts.join(other).toLowerCase()),
      );
    }),
  );
});
