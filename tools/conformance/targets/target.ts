import type { Accounts } from '../accounts.ts';

export interface SocketConnection {
  register: (userId: string) => void;
  isOpen: () => boolean;
  close: () => void;
}

export type EventListener = (name: string, payload: unknown) => void;

export interface Target {
  /** Without a trailing slash. */
  url: string;
  /** Without a trailing slash; null skips the geocoder's checks. */
  geocoderUrl: string | null;
  accounts: Accounts;
  /** The Origin header of calls; null skips checks that need it. */
  origin: string | null;
  fetch: (request: Request) => Promise<Response>;
  /** Makes a request come from another client address; null skips checks that need one. */
  elsewhere: ((request: Request) => Request) | null;
  /** True if the server refuses common passwords, which the contract does not require. */
  refusesCommonPasswords: boolean;
  connect: (token: string, take: EventListener) => Promise<SocketConnection>;
  /** Timeout for an event, in milliseconds. */
  eventLimitMs: number;
  now: () => Date;
  /** Waits some seconds; null skips checks that need to wait. */
  wait: ((seconds: number) => Promise<void>) | null;
  /**
   * Returns the one-time codes sent to a phone number, oldest first; null skips checks that need
   * them.
   */
  codes: ((phone: string) => Promise<string[]>) | null;
  /** The secret of the webhooks; null skips checks that need it. */
  webhookSecret: string | null;
  /** Skips calls that the specification does not contain. */
  isCoreOnly: boolean;
  /** Allows checks that cannot be undone, such as creating an account or completing a visit. */
  allowsTraces: boolean;
}
