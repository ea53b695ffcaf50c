import type { Accounts } from './accounts.ts';

/** A realtime connection. */
export interface Line {
  /** Says whose it is. */
  register: (userId: string) => void;
  isOpen: () => boolean;
  close: () => void;
}

/** Takes an event that has come over a line. */
export type TakeEvent = (name: string, payload: unknown) => void;

/** The server to check, and what may be done to it. */
export interface Target {
  /** The API's address, without a trailing slash. */
  url: string;
  /** The geocoder's address, without a trailing slash; null leaves it out. */
  geocoderUrl: string | null;
  accounts: Accounts;
  /** The page that the calls come from, as browsers say it; null leaves out what needs one. */
  origin: string | null;
  fetch: (request: Request) => Promise<Response>;
  /** Makes a request come from another address; null leaves out what needs two. */
  elsewhere: ((request: Request) => Request) | null;
  /** It refuses the most common passwords, which the contract leaves to it. */
  refusesCommonPasswords: boolean;
  /** Opens a realtime connection with an access token. */
  connect: (token: string, take: TakeEvent) => Promise<Line>;
  /** How long an event may take to come, in milliseconds. */
  eventLimitMs: number;
  /** The server's time. */
  now: () => Date;
  /** Lets time pass, in seconds; null leaves out what has to wait. */
  wait: ((seconds: number) => Promise<void>) | null;
  /** The one-time codes sent to a number so far, oldest first; null leaves out what needs them. */
  codes: ((phone: string) => Promise<string[]>) | null;
  /** What other servers show to call a webhook; null leaves out what needs it. */
  webhookSecret: string | null;
  /** Whether to leave out the calls that an API need not have. */
  isCoreOnly: boolean;
  /** Whether it may do what no call undoes: open an account, complete a visit. */
  mayLeaveTraces: boolean;
}
