import type { NetworkName } from '../../mocks/network/settings.ts';
import type { Offer } from '../answers/offers.ts';

export type Name = string | RegExp;

export interface Seen {
  checked?: boolean;
  /** Of a heading. */
  level?: number;
}

/** Parts of a page, found as a user finds them. Of several matches, the first counts. */
export interface Hands {
  press: (role: string, name: Name) => Promise<void>;
  fill: (label: Name, text: string) => Promise<void>;
  /** Of a select, or of a list that opens. */
  choose: (label: Name, option: Name) => Promise<void>;
  see: (role: string, name?: Name, state?: Seen) => Promise<HTMLElement>;
  /** @param heading of the page, its first */
  seePage: (heading: Name) => Promise<HTMLElement>;
  read: (text: Name) => Promise<HTMLElement>;
  seeGone: (role: string, name: Name) => Promise<void>;
  /** Such as one item of a list. */
  within: (role: string, text: Name) => Hands;
}

export interface Device extends Hands {
  /** @param path of the app, such as '/doctors' */
  go: (path: string) => Promise<void>;
}

export interface Actor extends Device {
  /** On the stage, the other person's device. In a tab, the same page. */
  other: Device;
  /** @param time HH:mm in India */
  jump: (daysAhead: number, time: string) => Promise<void>;
  setNetwork: (network: NetworkName) => void;
  makeWell: () => void;
  /** Does not wait for the end of a call. */
  answer: (kind: Offer['kind']) => Promise<void>;
}
