import { getResponse, type HttpHandler } from 'msw';
import { type TestBackend, TEST_GEOCODER_URL, TEST_URL } from '../../mocks/testing/test-backend.ts';
import { people, TEST_PASSWORD } from '../../mocks/testing/test-seed.ts';
import type { Accounts } from './accounts.ts';
import type { Target } from './target.ts';

const account = ({ phone }: { phone: string }) => ({ phone, password: TEST_PASSWORD });

/** The people of the tests' seed. */
export const testAccounts: Accounts = {
  patientA: account(people.patientA),
  patientB: account(people.patientB),
  doctorA: account(people.doctorA),
  doctorB: account(people.doctorB),
};

/** Calls that are answered by handlers, without a network. */
export function fetchFrom(handlers: HttpHandler[]): Target['fetch'] {
  return async (request) => {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Nothing answers ${request.method} ${request.url}`);
    return response;
  };
}

/** The handlers over a store that forgets, with a clock that goes on when it is told to. */
export function inProcess({ handlers, clock, sms }: TestBackend): Target {
  return {
    url: TEST_URL,
    geocoderUrl: TEST_GEOCODER_URL,
    accounts: testAccounts,
    origin: null,
    fetch: fetchFrom(handlers),
    now: clock.now,
    wait: async (seconds) => clock.advance(seconds),
    codes: async (phone) =>
      sms.filter((sent) => sent.phone === phone).flatMap(({ text }) => /\d{6}/.exec(text) ?? []),
    isCoreOnly: false,
    mayLeaveTraces: true,
  };
}
