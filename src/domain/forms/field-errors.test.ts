import { describe, expect, it } from 'vitest';
import { loginBody, signupBody, verifyOtpBody } from '../../contract/auth.ts';
import { fieldErrors } from './field-errors.ts';

describe('the messages for invalid fields', () => {
  it('cover each field of an empty login form', () => {
    expect(fieldErrors(loginBody, { phone: '', password: '', remember: false })).toEqual({
      phone: 'Mobile number is required',
      password: 'Password is required',
      role: 'Role is required',
    });
  });

  it('describe a phone number and a password that are too short', () => {
    expect(
      fieldErrors(loginBody, {
        phone: '98765',
        password: '12345',
        role: 'patient',
        remember: false,
      }),
    ).toEqual({
      phone: 'Enter a valid 10-digit mobile number',
      password: 'Password must be at least 6 characters',
    });
  });

  it('describe the invalid fields of a signup', () => {
    expect(
      fieldErrors(signupBody, {
        fullName: '  ',
        phone: '9876543210',
        password: '12345',
        terms: false,
      }),
    ).toEqual({
      fullName: 'Full Name is required',
      password: 'Invalid Password',
      role: 'Role is required',
      terms: 'You must agree to the terms and conditions',
    });
  });

  it('describe a one-time code that is too short', () => {
    expect(fieldErrors(verifyOtpBody, { phone: '9876543210', otp: '123' })).toEqual({
      otp: 'Enter a valid 6-digit OTP',
    });
  });
});
