import type { Accounts } from '../accounts.ts';

export interface SocketConnection {
  register: (userId: string) => void;
  isOpen: () => boolean;
  close: () => void;
}

export type EventListener = (name: string, payload: unknown) => void;

/** A null field skips the checks that need it. */
export interface Target {
  /** Without a trailing slash. */
  url: string;
  /** Without a trailing slash. */
  geocoderUrl: string | null;
  accounts: Accounts;
  origin: string | null;
  fetch: (request: Request) => Promise<Response>;
  /** Makes a request come from another client address. */
  elsewhere: ((request: Request) => Request) | null;
  /** True if the server refuses common passwords, which the contract does not require. */
  refusesCommonPasswords: boolean;
  connect: (token: string, take: EventListener) => Promise<SocketConnection>;
  /** Timeout for an event, in milliseconds. */
  eventLimitMs: number;
  now: () => Date;
  wait: ((seconds: number) => Promise<void>) | null;
  /** Returns one-time codes, oldest first. */
  codes: ((phone: string) => Promise<string[]>) | null;
  webhookSecret: string | null;
  /** Skips calls that the specification does not contain. */
  isCoreOnly: boolean;
  /** Allows checks that cannot be undone, such as creating an account or completing a visit. */
  allowsTraces: boolean;
}
