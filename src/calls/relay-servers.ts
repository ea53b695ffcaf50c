import type { IceServer } from '../contract/calls.ts';
import type { IceServers } from '../domain/calls/signalling.ts';
import { currentMs } from '../domain/time/clock.ts';

/** Before the credentials of TURN expire, which would end a call through it. */
const MARGIN_MS = 5 * 60_000;
/** Bounds of the time until a renewal, because this device's clock may be wrong. */
const LEAST_MS = 10 * 60_000;
const MOST_MS = 50 * 60_000;
/** Between attempts to renew them. */
const RETRY_MS = 60_000;

/** The servers of a call, with credentials that are renewed in time. */
export function createRelayServers(
  load: () => Promise<IceServers>,
  onList: (servers: readonly IceServer[]) => void,
) {
  let loading: Promise<IceServers> | null = null;
  let known: IceServer[] = [];
  let renewalAt = Infinity;

  const isDue = () => currentMs() >= renewalAt;

  return {
    isDue,

    /** The servers that are known. `isFresh` is false if they could not be renewed. */
    list: async (): Promise<{ servers: IceServer[]; isFresh: boolean }> => {
      if (!loading || isDue()) {
        loading = load();
        renewalAt = Infinity;
      }
      try {
        const { iceServers, expiresAt } = await loading;
        if (renewalAt === Infinity && expiresAt !== null) {
          renewalAt = findRenewal(Date.parse(expiresAt));
        }
        known = iceServers;
        onList(known);
        return { servers: known, isFresh: true };
      } catch {
        loading = null;
        renewalAt = currentMs() + RETRY_MS;
        return { servers: known, isFresh: false };
      }
    },
  };
}

function findRenewal(expiresAt: number): number {
  const now = currentMs();
  const left = expiresAt - now - MARGIN_MS;
  return now + Math.min(Math.max(left, LEAST_MS), MOST_MS);
}
