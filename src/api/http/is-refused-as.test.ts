import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorStatus, type ErrorCode } from '../../contract/errors.ts';
import { ApiError } from './api-error.ts';
import { isDecided, isRefusedAs, mayBeRefusedAs } from './is-refused-as.ts';

const codes = Object.keys(errorStatus).filter((code): code is ErrorCode => code in errorStatus);
const conflicts = codes.filter((code) => errorStatus[code] === 409);
const error = (status: number, code = 'unexpected', serverMessage = '') =>
  new ApiError({ status, code, serverMessage });

describe('a refusal', () => {
  it('is known by its code', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.constantFrom(...codes), (sent, wanted) => {
        expect(isRefusedAs(error(errorStatus[sent], sent, 'No.'), wanted)).toBe(sent === wanted);
      }),
    );
  });

  it.each(conflicts)('that gives a reason without a code is not taken for %s', (code) => {
    expect(isRefusedAs(error(409, 'unexpected', 'The doctor is away.'), code)).toBe(false);
    expect(isRefusedAs(error(409, 'doctor-away'), code)).toBe(false);
    expect(mayBeRefusedAs(error(409, 'unexpected', 'The doctor is away.'), code)).toBe(true);
  });

  it('that says nothing is judged by its status', () => {
    expect(isRefusedAs(error(409, 'unexpected-answer'), 'slot-taken')).toBe(true);
    expect(isRefusedAs(error(422, 'unexpected-answer'), 'slot-taken')).toBe(false);
  });

  it('with another known code triggers no refetch', () => {
    expect(mayBeRefusedAs(error(409, 'too-many-visits'), 'slot-not-offered')).toBe(false);
    expect(mayBeRefusedAs(error(409, 'slot-not-offered'), 'slot-not-offered')).toBe(true);
  });
});

describe('a request is decided', () => {
  it.each([
    ['by a readable refusal', error(409, 'slot-taken'), true],
    ['by a refusal with status 200', error(200, 'refused', 'No.'), true],
    ['by an idempotency key that was used before', error(422, 'idempotency-key-reused'), true],
    ['not by a lost response', error(0, 'no-answer'), false],
    ['not by a server error', error(503, 'busy'), false],
    ['not by an expired session', error(401, 'session-ended'), false],
    ['not by a rate limit', error(429, 'too-many-requests'), false],
    ['not by a refused access', error(403, 'consent-needed'), false],
    ['not by an error in the app', new TypeError('x is undefined'), false],
  ])('%s', (_, failure, isKnown) => expect(isDecided(failure)).toBe(isKnown));

  it('never by a response that cannot be read, whatever its status', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), (status) => {
        expect(isDecided(error(status, 'unexpected-answer'))).toBe(false);
      }),
    );
  });
});
