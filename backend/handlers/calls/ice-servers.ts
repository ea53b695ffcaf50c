import type { HttpHandler } from 'msw';
import { callEndpoints } from '../../../src/contract/calls.ts';
import { hmac, hmacSha1 } from '../../core/crypto.ts';
import { secondsAfter } from '../../core/time.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { spendHourlyCall } from '../core/throttle.ts';
import { hasOpenRoom } from './calls.ts';

/** coturn checks them for as long as a call lasts. The app renews them before. */
const CREDENTIAL_HOURS = 1;
const CALLS_AN_HOUR = 120;

export function callHandlers(backend: Backend): HttpHandler[] {
  const { store, clock, callServers } = backend;
  return [
    endpointHandler(backend, callEndpoints.listIceServers, async ({ caller }) => {
      const { id } = signedIn(caller);
      const now = clock.now();
      const mayRelay = await store.write(async (unit) => {
        await spendHourlyCall(unit, `ice:${id}`, now, { limit: CALLS_AN_HOUR });
        return hasOpenRoom(unit, id, now);
      });
      const { stun, turn } = callServers;
      const stunServers = stun.length > 0 ? [{ urls: [...stun] }] : [];
      if (!turn || !mayRelay) return { iceServers: stunServers, expiresAt: null };
      const expiresAt = secondsAfter(now, CREDENTIAL_HOURS * 60 * 60);
      const turnServer = {
        urls: [...turn.urls],
        ...(await createCredentials(turn.secret, id, expiresAt)),
      };
      return { iceServers: [...stunServers, turnServer], expiresAt };
    }),
  ];
}

/**
 * As coturn's `use-auth-secret` checks them. Its quotas count the username after the colon, which
 * is the same for all of a user's calls, and is no id of CareSetu.
 */
async function createCredentials(secret: string, accountId: string, expiresAt: string) {
  const pseudonym = (await hmac(secret, `turn:${accountId}`)).slice(0, 22);
  const username = `${Math.floor(Date.parse(expiresAt) / 1000)}:${pseudonym}`;
  return { username, credential: await hmacSha1(secret, username) };
}
