import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/http/api-error.ts';
import { loginFailure, otpFailure, signupFailure } from './auth-messages.ts';

const error = (status: number, serverMessage = '', code = 'unexpected') =>
  new ApiError({ status, code, serverMessage });
const offline = error(0);
const page = error(200, '', 'unexpected-answer');

describe('a failed login', () => {
  it.each([
    ["'Login FAILED.' when success is false", error(200, 'No.'), 'Login FAILED.'],
    ["the server's message", error(401, 'Wrong number.'), 'Wrong number.'],
    ['that the server is busy', error(503, 'CareSetu is busy.', 'busy'), 'CareSetu is busy.'],
    ["'Login Failed' without a message", error(500), 'Login Failed'],
    ["'Login Failed' without an answer", offline, 'Login Failed'],
    ["'Login Failed' for a captive portal's page", page, 'Login Failed'],
  ])('shows the message %s', (_, failure, message) => expect(loginFailure(failure)).toBe(message));
});

describe('a failed signup', () => {
  it.each([
    ["the server's message", error(409, 'Already registered.'), 'Already registered.'],
    ["'Failed to send OTP' when success is false", error(200), 'Failed to send OTP'],
    ["'Error sending OTP' without an answer", offline, 'Error sending OTP'],
    ["'Error sending OTP' for a captive portal's page", page, 'Error sending OTP'],
  ])('shows the message %s', (_, failure, message) => expect(signupFailure(failure)).toBe(message));
});

describe('a failed code verification', () => {
  it.each([
    ["'Invalid OTP' when success is false", error(200), 'Invalid OTP'],
    ["'Invalid OTP' for a wrong code", error(400, '', 'invalid-otp'), 'Invalid OTP'],
    ["'Invalid OTP' for a 401 without a code", error(401), 'Invalid OTP'],
    ['the message of a 422 without a code', error(422, 'Wrong.'), 'Wrong.'],
    ["the server's message", error(400, 'That code is old.', 'otp-expired'), 'That code is old.'],
  ])('shows the message %s beside the code inputs', (_, failure, inline) => {
    expect(otpFailure(failure)).toEqual({ inline, toast: null });
  });

  it.each([
    ["the server's message", error(429, 'Too many tries.'), 'Too many tries.'],
    ['that the server is busy', error(503, 'CareSetu is busy.', 'busy'), 'CareSetu is busy.'],
    ["'Error verifying OTP' without an answer", offline, 'Error verifying OTP'],
    ["'Error verifying OTP' for a captive portal's page", page, 'Error verifying OTP'],
  ])('shows the message %s as a toast', (_, failure, toast) => {
    expect(otpFailure(failure)).toEqual({ inline: null, toast });
  });
});
