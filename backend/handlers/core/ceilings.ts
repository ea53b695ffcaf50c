import type { Rate } from '../../core/token-bucket.ts';

/**
 * Of one account, in each process (ADR 0089). Five tabs and two devices of a person stay far below.
 * Beyond them, the newest call or socket is refused.
 */
export const ceilings = {
  callsInProgress: 40,
  /** Of `callsInProgress`. They run one after the other. */
  writesInProgress: 20,
  calls: { burst: 400, aSecond: 60 },
  writes: { burst: 100, aSecond: 20 },
  /** A call that begins sends about 50 signals, and renewals are rare. */
  signals: { burst: 400, aSecond: 40 },
  sockets: 20,
  /** Of guests with the same address, who may be many. */
  guestCalls: { burst: 1000, aSecond: 100 },
} satisfies Record<string, number | Rate>;
