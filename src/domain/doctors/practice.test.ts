import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appointmentType } from '../../contract/place.ts';
import {
  findContact,
  findOffer,
  findPlace,
  isSameOffer,
  listedFees,
  offeredTypes,
  visitPrice,
} from './practice.ts';

const hospital = { id: 'hospital-1', name: 'Vasanth Heart Centre', phone: '+918045550101' };
const location = { area: 'Indiranagar', city: 'Bengaluru', state: 'Karnataka' };
const rupees = (amount: number) => ({ amountMinor: amount * 100, currency: 'INR' as const });

describe("a doctor's place", () => {
  it('is a hospital or an address, but no city alone', () => {
    expect(findPlace({ hospital, location })).toEqual({ hospital, location });
    expect(findPlace({ address: '14, 3rd Cross', location })).toEqual({
      address: '14, 3rd Cross',
      location,
    });
    expect(findPlace({ location, deskPhone: '9810012345' })).toBeNull();
    expect(findPlace({})).toBeNull();
  });

  it('is the only reason for clinic visits, which are chosen first', () => {
    expect(offeredTypes({ hospital })).toEqual(['in-person', 'video', 'phone']);
    expect(offeredTypes({ location })).toEqual(['video', 'phone']);
  });

  it("is called at the desk's number, or else at the hospital's", () => {
    expect(findContact({ hospital, deskPhone: '9810012345' })).toEqual({
      name: hospital.name,
      phone: '9810012345',
    });
    expect(findContact({ hospital })?.phone).toBe(hospital.phone);
    expect(findContact({ address: '1 Road' })).toBeNull();
  });
});

describe('the price of a visit', () => {
  it("is the doctor's fee, or else that of the specification", () => {
    const fees = { phone: rupees(450) };
    expect(visitPrice({ fees }, 'phone')).toEqual(rupees(450));
    expect(visitPrice({ fees }, 'video')).toEqual({ amountMinor: 5000, currency: 'USD' });
    expect(visitPrice({}, 'in-person')).toEqual({ amountMinor: 10_000, currency: 'USD' });
  });

  it("is listed in place of the clinic's fees", () => {
    const consultationFees = { min: rupees(900), max: rupees(1400) };
    expect(listedFees({ consultationFees })).toEqual(consultationFees);
    const own = { min: rupees(600), max: rupees(600) };
    const fees = { 'in-person': rupees(600) };
    expect(listedFees({ hospital, consultationFees, fees })).toEqual(own);
    expect(listedFees({ hospital, consultationFees, fees: {} })).toEqual(consultationFees);
    expect(listedFees({})).toBeUndefined();
  });

  it('is not listed for a doctor without a place', () => {
    const consultationFees = { min: rupees(900), max: rupees(1400) };
    expect(listedFees({ consultationFees, fees: { 'in-person': rupees(600) } })).toBeUndefined();
  });
});

const text = fc.option(fc.string({ minLength: 1 }), { nil: undefined });
const practice = fc.record({
  hospital: fc.option(fc.record({ id: fc.string(), name: fc.string(), phone: fc.string() }), {
    nil: undefined,
  }),
  address: text,
  location: fc.option(fc.record({ area: fc.string(), city: fc.string(), state: fc.string() }), {
    nil: undefined,
  }),
  deskPhone: text,
  fees: fc.record({ video: fc.constantFrom(undefined, rupees(450), rupees(500)) }),
});
const types = fc.constantFrom(...appointmentType.options);

describe('an offer', () => {
  it('is the same after it went over the network', () => {
    fc.assert(
      fc.property(practice, types, (doctor, type) => {
        const offer = findOffer(doctor, type);
        expect(isSameOffer(type, JSON.parse(JSON.stringify(offer)), offer)).toBe(true);
      }),
    );
  });

  it('differs if the price differs', () => {
    fc.assert(
      fc.property(practice, types, fc.integer({ min: 1 }), (doctor, type, more) => {
        const offer = findOffer(doctor, type);
        const { amountMinor, currency } = offer.price;
        const other = { ...offer, price: { amountMinor: amountMinor + more, currency } };
        expect(isSameOffer(type, offer, other)).toBe(false);
      }),
    );
  });

  it('differs for a clinic visit if the place differs, and only for it', () => {
    const here = findOffer({ address: '14, 3rd Cross', location }, 'in-person');
    const there = findOffer({ address: '15, 3rd Cross', location }, 'in-person');
    expect(isSameOffer('in-person', here, there)).toBe(false);
    expect(isSameOffer('in-person', here, findOffer({ hospital, location }, 'in-person'))).toBe(
      false,
    );
    const price = visitPrice({}, 'video');
    expect(isSameOffer('video', { ...here, price }, { ...there, price })).toBe(true);
  });

  it('is the same if only the number of the desk is new', () => {
    const here = findOffer({ hospital }, 'in-person');
    const called = findOffer({ hospital, deskPhone: '9810012345' }, 'in-person');
    expect(isSameOffer('in-person', here, called)).toBe(true);
  });
});
