import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Doctor } from '../../contract/doctors.ts';
import type { Hospital } from '../../contract/hospitals.ts';
import { fieldErrors } from '../forms/field-errors.ts';
import { isSamePractice, toPracticeDraft, type PracticeDraft } from './practice-edit.ts';
import { contactDigits, practiceForm } from './practice-form.ts';

const hospital: Hospital = {
  id: 'hospital-1',
  name: 'Vasanth Heart Centre',
  address: '1 Road',
  phone: '+918045550101',
  rating: 4,
  reviews: 3,
  departments: [],
  waitTime: 20,
  image: null,
  location: { area: 'Indiranagar', city: 'Bengaluru', state: 'Karnataka' },
};

const doctor: Doctor = {
  id: 'ananya',
  name: 'Ananya',
  specialty: 'Cardiology',
  bio: '',
  experience: 14,
  profilePicture: null,
  rating: 0,
  reviews: [],
  education: [],
  availability: [],
};

const none = toPracticeDraft(doctor);
const atHospital = { ...none, kind: 'hospital' as const, hospitalId: hospital.name };
const form = practiceForm([hospital]);
const errors = (changes: Partial<PracticeDraft>) => fieldErrors(form, { ...none, ...changes });
const withFee = (video: string): Partial<PracticeDraft> => ({ fees: { ...none.fees, video } });

describe('the form of a practice', () => {
  it('is empty for a new doctor, and saves nothing', () => {
    expect(none).toMatchObject({ kind: 'none', deskPhone: '' });
    expect(form.parse(none)).toEqual({ fees: {} });
  });

  it('finds the hospital by its name, with or without its area', () => {
    for (const hospitalId of ['Vasanth Heart Centre', 'vasanth heart centre, indiranagar']) {
      expect(form.parse({ ...none, kind: 'hospital', hospitalId })).toEqual({
        hospitalId: 'hospital-1',
        fees: {},
      });
    }
  });

  it('asks for a hospital of the list', () => {
    expect(errors({ kind: 'hospital', hospitalId: 'Nowhere' })).toEqual({
      hospitalId: 'Choose a hospital of the list, or enter an address.',
    });
  });

  it('asks for each part of an address', () => {
    expect(errors({ kind: 'address' })).toEqual({
      address: 'The street is required',
      'location.area': 'The area is required',
      'location.city': 'The city is required',
      'location.state': 'The state is required',
    });
  });

  it('ignores the fee and the desk of a clinic that the doctor does not have', () => {
    const fees = { ...none.fees, 'in-person': '0' };
    const draft = { ...none, fees, deskPhone: '12345' };
    expect(form.parse(draft)).toEqual({ fees: {} });
    expect(isSamePractice(none, draft)).toBe(true);
  });

  it('ignores the address of a doctor who has chosen no place', () => {
    expect(form.parse({ ...none, address: '14, 3rd Cross' })).toEqual({ fees: {} });
  });

  it.each([
    ['450', 45_000],
    ['₹ 1,200', 120_000],
    ['450.5', 45_050],
    ['450.500', 45_050],
    ['४५०', 45_000],
    ['1', 100],
    ['1,00,000', 10_000_000],
  ])('reads the fee %s', (typed, amountMinor) => {
    expect(form.parse({ ...none, ...withFee(typed) }).fees).toEqual({
      video: { amountMinor, currency: 'INR' },
    });
  });

  it.each([
    ['0', 'A fee is at least ₹1. Leave it empty for the usual price'],
    ['0.5', 'A fee is at least ₹1. Leave it empty for the usual price'],
    ['99,99,999', 'A fee is at most ₹1,00,000'],
    ['450.005', 'Enter rupees, with two decimals at most, such as 450 or 450.50'],
    ['half', 'Enter rupees, with two decimals at most, such as 450 or 450.50'],
    ['-5', 'Enter rupees, with two decimals at most, such as 450 or 450.50'],
  ])('explains what is wrong with the fee %s', (typed, message) => {
    expect(errors(withFee(typed))).toEqual({ 'fees.video.amountMinor': message });
  });

  it('reads back each fee that it has saved', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10_000_000 }), (amountMinor) => {
        const fees = { phone: { amountMinor, currency: 'INR' as const } };
        expect(form.parse(toPracticeDraft({ ...doctor, fees })).fees).toEqual(fees);
      }),
    );
  });

  it.each([
    ['98100 12345', '9810012345'],
    ['+91 98100 12345', '9810012345'],
    ['080 4000 1111', '08040001111'],
    ['+91-11-2345-6789', '01123456789'],
    ['+91 080 4000 1111', '08040001111'],
  ])('reads the number %s', (typed, digits) => {
    expect(contactDigits(typed)).toBe(digits);
    expect(form.parse({ ...atHospital, deskPhone: typed }).deskPhone).toBe(digits);
  });

  it('explains a number that cannot be called', () => {
    expect(errors({ ...atHospital, deskPhone: '12345' })).toEqual({
      deskPhone:
        'Enter a mobile number of 10 digits, or a landline with its area code, such as 080 4000 1111',
    });
  });

  it('is unchanged as long as it says the same', () => {
    const saved = toPracticeDraft({ ...doctor, hospital, location: hospital.location });
    expect(isSamePractice(saved, { ...saved, address: 'left from before' })).toBe(true);
    expect(isSamePractice(saved, { ...saved, kind: 'none' })).toBe(false);
    expect(isSamePractice(saved, { ...saved, deskPhone: '9' })).toBe(false);
    expect(isSamePractice(saved, { ...saved, ...withFee('9') })).toBe(false);
  });
});
