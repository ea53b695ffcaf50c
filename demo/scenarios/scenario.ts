import type { DeviceSet } from '../link/devices.ts';
import type { Actor } from './actor.ts';
import type { HELPER, StagePersonId } from './stage-people.ts';
import type { NetworkName } from '../../mocks/network/settings.ts';
import type { DemoAccountId } from '../../backend/seed/demo-accounts.ts';
import type { ChangeSeed } from '../../backend/seed/change-seed.ts';

export interface Scenario {
  title: string;
  /** One sentence. */
  summary: string;
  /** One sentence for the audience, at the end. */
  proves: string;
  /** `main` is null for a guest. The stage shows `other` beside it, who does or sees something. */
  people: { main: DemoAccountId | null; other?: StagePersonId | typeof HELPER };
  /**
   * On the stage.
   * @default 'phone-laptop', and for one person 'phone'
   */
  devices?: DeviceSet;
  /**
   * HH:mm in India, on the day it begins.
   * @default the device's time
   */
  time?: string;
  seed?: ChangeSeed;
  /** @default 'fast' */
  network?: NetworkName;
  /** As in a link, such as `bookAppointment:slot-taken@1`. */
  faults?: string;
  /** A path of the app. */
  start: string;
  /**
   * On the stage, the first page of `other`.
   * @default the dashboard
   */
  otherStart?: string;
  steps: readonly Step[];
}

export interface Step {
  /** One or two sentences, in the present tense, which the audience reads before it happens. */
  say: string;
  /** For the presenter. */
  note?: string;
  /** Does the step for a presenter who presses ‘Next’. It closes each dialog that it opens. */
  act: (on: Actor) => Promise<unknown>;
  /** Finds the result of the step, which must not be on the page before. */
  shows: (on: Actor) => Promise<HTMLElement>;
}
