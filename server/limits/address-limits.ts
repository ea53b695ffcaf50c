import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { geocodingEndpoints } from '../../src/contract/geocoding.ts';
import { WRONG_CODES_AN_HOUR } from '../../backend/handlers/auth/one-time-codes.ts';
import { SITE_FACTOR, toSitePrefix } from '../../backend/core/site-prefix.ts';
import { findRoute } from '../../backend/handlers/core/route.ts';
import {
  CODES_AN_HOUR,
  LOGIN_ATTEMPTS_IN_ALL,
  tooManyRequests,
} from '../../backend/handlers/core/throttle.ts';
import { getAddress } from '../core/http-exchange.ts';
import { type AddressLimits, type AddressRow, addressRows, placeRows } from './address-rows.ts';
import { addressKey } from './client-address.ts';

const HOUR_SECONDS = 60 * 60;
/** Users at a hospital or of a mobile carrier may share one IP address. */
const USERS_PER_ADDRESS = 50;

/** Milliseconds before a 429. Slows down clients that retry immediately. */
export const REFUSAL_DELAY_MS = 250;

export const defaultAddressLimits: AddressLimits = {
  codes: USERS_PER_ADDRESS * CODES_AN_HOUR,
  guesses: USERS_PER_ADDRESS * WRONG_CODES_AN_HOUR,
  logins: USERS_PER_ADDRESS * LOGIN_ATTEMPTS_IN_ALL,
  // A user who types addresses sends up to 200 requests an hour.
  places: USERS_PER_ADDRESS * 200,
  // A calendar service may read the feeds of many users from one address.
  calendars: USERS_PER_ADDRESS * 200,
  // A mail provider may use the links of many users from one address.
  stops: USERS_PER_ADDRESS * 20,
};

export function limitByAddress(
  limits: AddressLimits,
  { baseUrl, geocoderUrl }: { baseUrl: string; geocoderUrl: string },
): RequestHandler {
  const limiters: Record<keyof AddressLimits, AddressLimiter> = {
    codes: new AddressLimiter(limits.codes),
    guesses: new AddressLimiter(limits.guesses),
    logins: new AddressLimiter(limits.logins),
    places: new AddressLimiter(limits.places),
    calendars: new AddressLimiter(limits.calendars),
    stops: new AddressLimiter(limits.stops),
  };
  const calls = listCalls(endpoints, addressRows);
  const places = listCalls(geocodingEndpoints, placeRows);
  return async (request, _response, next) => {
    const { method } = request;
    const url = getAddress(request, baseUrl);
    const route = url === null ? null : { method, url };
    const call =
      route && (findRoute(calls, route, baseUrl) ?? findRoute(places, route, geocoderUrl));
    try {
      if (call) await limiters[call.limit].consume(addressKey(request.ip ?? ''));
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

class AddressLimiter {
  readonly #addresses: RateLimiterMemory;
  readonly #sites: RateLimiterMemory;

  /** @param points calls of an IPv4 address or an IPv6 /64 in an hour */
  constructor(points: number) {
    const duration = HOUR_SECONDS;
    this.#addresses = new RateLimiterMemory({ points, duration });
    this.#sites = new RateLimiterMemory({ points: points * SITE_FACTOR, duration });
  }

  /** Refused calls of a /64 do not count for its /48, so one /64 cannot use it up. */
  async consume(key: string): Promise<void> {
    await this.#addresses.consume(key);
    const site = toSitePrefix(key);
    if (site !== null) await this.#sites.consume(site);
  }
}

interface LimitedCall extends Pick<Endpoint, 'method' | 'path'> {
  limit: keyof AddressLimits;
}

function listCalls<Name extends string>(
  all: Record<Name, Endpoint>,
  rows: Record<Name, AddressRow>,
): LimitedCall[] {
  const calls: LimitedCall[] = [];
  for (const name in all) {
    const { method, path } = all[name];
    const row = rows[name];
    if (typeof row === 'string') calls.push({ method, path, limit: row });
  }
  return calls;
}

function tooManyCalls(waitMs: number) {
  return tooManyRequests(Math.ceil(waitMs / 1000), 'Too many attempts from your network.');
}
