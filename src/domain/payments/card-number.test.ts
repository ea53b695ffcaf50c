import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardDigits,
  cvcDigits,
  demoCardForm,
  getDemoToken,
  expiryAhead,
  expiryDigits,
  formatCardNumber,
  formatExpiry,
  isCardNumber,
  testCards,
} from './card-number.ts';
import { fieldErrors } from '../forms/field-errors.ts';

/** 10:00 in India. */
const now = new Date('2026-11-21T04:30:00Z');
const digits = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${least},${most}}$`));

describe('a card number', () => {
  it('is formatted in groups of four', () => {
    expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(formatCardNumber('42424')).toBe('4242 4');
    expect(formatCardNumber('4242')).toBe('4242');
    expect(formatCardNumber('')).toBe('');
  });

  it('keeps all digits when it is formatted', () => {
    fc.assert(
      fc.property(digits(0, 19), (number) => {
        expect(cardDigits(formatCardNumber(number))).toBe(number);
      }),
    );
  });

  it('contains only digits, at most 19', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(cardDigits(typed)).toMatch(/^\d{0,19}$/);
      }),
    );
    expect(cardDigits('4242-4242 4242.4242')).toBe('4242424242424242');
  });

  it('is invalid if one digit is wrong', () => {
    const slip = fc.tuple(
      fc.constantFrom(...testCards.map(({ number }) => number)),
      fc.nat({ max: 15 }),
      fc.integer({ min: 1, max: 9 }),
    );
    fc.assert(
      fc.property(slip, ([number, at, by]) => {
        const wrong = (Number(number[at]) + by) % 10;
        expect(isCardNumber(number)).toBe(true);
        expect(isCardNumber(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('is invalid with fewer than 12 digits', () => {
    expect(isCardNumber('')).toBe(false);
    expect(isCardNumber('00000000000')).toBe(false);
  });
});

describe('demo cards', () => {
  it.each([
    ['4242 4242 4242 4242', 'demo-card-ok'],
    ['4000 0000 0000 0002', 'demo-card-declined'],
    ['4000 0000 0000 9995', 'demo-card-insufficient-funds'],
    ['4000 0025 0000 3155', 'demo-card-asks-bank'],
  ])('have a token for each number: %s has %s', (number, token) => {
    expect(getDemoToken(cardDigits(number))).toBe(token);
  });

  it('are the only cards with a token', () => {
    fc.assert(
      fc.property(digits(12, 19), (number) => {
        fc.pre(testCards.every((card) => card.number !== number));
        expect(getDemoToken(number)).toBeNull();
      }),
    );
  });

  it('have an expiry date two years ahead when the demo fills them in', () => {
    expect(expiryAhead(now)).toBe('1128');
  });
});

describe('an expiry date', () => {
  it.each([
    ['0829', '0829'],
    ['08/29', '0829'],
    ['8/29', '0829'],
    ['08/2029', '0829'],
    ['08 - 29', '0829'],
    ['8', '08'],
    ['1', '1'],
    ['1/', '01'],
    ['12', '12'],
    ['', ''],
  ])('%s is parsed as %s', (typed, read) => {
    expect(expiryDigits(typed)).toBe(read);
  });

  it('keeps its digits when it is formatted', () => {
    expect(formatExpiry('0829')).toBe('08 / 29');
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const read = expiryDigits(typed);
        expect(read).toMatch(/^\d{0,4}$/);
        expect(expiryDigits(formatExpiry(read))).toBe(read);
      }),
    );
  });
});

it('a CVC has at most three digits', () => {
  expect(cvcDigits('1a2-34')).toBe('123');
});

describe('the card form', () => {
  const filledIn = { number: '4242424242424242', expiry: '0829', cvc: '123', name: 'Meera Nair' };
  const errorsOf = (changes: Partial<typeof filledIn>, at = now) =>
    fieldErrors(demoCardForm(at), { ...filledIn, ...changes });

  it('accepts a test card', () => {
    expect(errorsOf({})).toEqual({});
  });

  it('shows an error for each missing field', () => {
    expect(errorsOf({ number: '', expiry: '', cvc: '', name: ' ' })).toEqual({
      number: 'Card number is required',
      expiry: 'Expiry is required',
      cvc: 'CVC is required',
      name: 'Name on card is required',
    });
  });

  it('distinguishes a wrong number from a card that the demo does not accept', () => {
    expect(errorsOf({ number: '4242424242424241' })).toEqual({
      number: 'This card number is not valid. Check it and try again.',
    });
    expect(errorsOf({ number: '5555555555554444' })).toEqual({
      number: 'Use one of the demo’s test cards',
    });
  });

  it.each(['1326', '0026', '082', '8'])('rejects %s as an expiry date', (expiry) => {
    expect(errorsOf({ expiry })).toEqual({
      expiry: 'Enter a month and a year, such as 08 / 29',
    });
  });

  it('accepts a card until the end of its last month in India', () => {
    const lastMinute = new Date('2026-11-30T18:29:00Z');
    const midnight = new Date('2026-11-30T18:30:00Z');
    expect(errorsOf({ expiry: '1126' }, lastMinute)).toEqual({});
    expect(errorsOf({ expiry: '1126' }, midnight)).toEqual({ expiry: 'This card has expired' });
    expect(errorsOf({ expiry: '1226' }, midnight)).toEqual({});
  });

  it('requires all digits of the CVC', () => {
    expect(errorsOf({ cvc: '12' })).toEqual({ cvc: 'Enter the 3 digits on the back of the card' });
  });

  it('never shows the card number in an error message', () => {
    fc.assert(
      fc.property(digits(1, 19), digits(1, 4), (number, rest) => {
        const said = Object.values(errorsOf({ number, expiry: rest, cvc: rest })).join(' ');
        if (number.length > 2) expect(said).not.toContain(number);
      }),
    );
  });
});
