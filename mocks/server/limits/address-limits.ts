import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { authEndpoints } from '../../../src/contract/auth.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { geocodingEndpoints } from '../../../src/contract/geocoding.ts';
import { WRONG_CODES_AN_HOUR } from '../../handlers/auth/one-time-codes.ts';
import { findRoute } from '../../handlers/core/route.ts';
import {
  CODES_AN_HOUR,
  LOGIN_ATTEMPTS_IN_ALL,
  tooManyRequests,
} from '../../handlers/core/throttle.ts';
import { addressKey } from './client-address.ts';
import { getAddress } from '../http-exchange.ts';

const HOUR_SECONDS = 60 * 60;
/** Users at a hospital or of a mobile carrier may share one IP address. */
const USERS_PER_ADDRESS = 50;

/** Milliseconds before a 429. Slows down clients that retry immediately. */
const REFUSAL_DELAY_MS = 250;

export interface AddressLimits {
  codes: number;
  guesses: number;
  logins: number;
  places: number;
}

export const defaultAddressLimits: AddressLimits = {
  codes: USERS_PER_ADDRESS * CODES_AN_HOUR,
  guesses: USERS_PER_ADDRESS * WRONG_CODES_AN_HOUR,
  logins: USERS_PER_ADDRESS * LOGIN_ATTEMPTS_IN_ALL,
  // A user who types addresses sends up to 200 requests an hour.
  places: USERS_PER_ADDRESS * 200,
};

const { signup, resendOtp, forgotPassword, verifyOtp, resetPassword, login } = authEndpoints;

const limitedCalls: Record<keyof AddressLimits, readonly Endpoint[]> = {
  codes: [signup, resendOtp, forgotPassword],
  guesses: [verifyOtp, resetPassword],
  logins: [login],
  places: Object.values(geocodingEndpoints),
};

const kinds: readonly (keyof AddressLimits)[] = ['codes', 'guesses', 'logins', 'places'];

export function limitByAddress(
  limits: AddressLimits,
  { baseUrl, geocoderUrl }: { baseUrl: string; geocoderUrl: string },
): RequestHandler {
  const limiters = kinds.map((kind) => ({
    calls: limitedCalls[kind],
    base: kind === 'places' ? geocoderUrl : baseUrl,
    limiter: new RateLimiterMemory({ points: limits[kind], duration: HOUR_SECONDS }),
  }));
  return async (request, _response, next) => {
    const { method } = request;
    const url = getAddress(request, baseUrl);
    const limited =
      url === null
        ? undefined
        : limiters.find(({ calls, base }) => findRoute(calls, { method, url }, base));
    try {
      await limited?.limiter.consume(addressKey(request.ip ?? ''));
    } catch (rejected) {
      if (rejected instanceof RateLimiterRes) {
        await sleep(REFUSAL_DELAY_MS);
        next(tooManyCalls(rejected.msBeforeNext));
      } else {
        next(rejected);
      }
      return;
    }
    next();
  };
}

function tooManyCalls(waitMs: number) {
  return tooManyRequests(Math.ceil(waitMs / 1000), 'Too many attempts from your network.');
}
