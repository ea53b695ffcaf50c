import type { Accounts } from '../accounts.ts';
import type { AnsweredEvent } from '../calls.ts';

export interface SocketConnection {
  register: (userId: string) => void;
  call: (event: AnsweredEvent, payload: unknown) => Promise<unknown>;
  isOpen: () => boolean;
  close: () => void;
}

export type EventListener = (name: string, payload: unknown) => void;

/** If a field is null, the checks that need it are skipped. */
export interface Target {
  /** Without a trailing slash. */
  url: string;
  /** Without a trailing slash. */
  geocoderUrl: string | null;
  accounts: Accounts;
  origin: string | null;
  fetch: (request: Request) => Promise<Response>;
  elsewhere: ((request: Request) => Request) | null;
  /** The contract does not require a server to refuse common passwords. */
  refusesCommonPasswords: boolean;
  connect: (token: string, take: EventListener) => Promise<SocketConnection>;
  /** Timeout in milliseconds. */
  eventLimitMs: number;
  now: () => Date;
  wait: ((seconds: number) => Promise<void>) | null;
  /** One-time codes, oldest first. */
  codes: ((phone: string) => Promise<string[]>) | null;
  webhookSecret: string | null;
  doctorWebhookSecret: string | null;
  smsWebhookSecret: string | null;
  /** Skips calls that are not in the specification. */
  isCoreOnly: boolean;
  /** Allows checks that leave traces, such as a new account. */
  allowsTraces: boolean;
}
