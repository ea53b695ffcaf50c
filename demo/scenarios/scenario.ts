import type { Actor } from './actor.ts';
import type { NetworkName } from '../../mocks/network/settings.ts';
import type { DemoAccountId } from '../../backend/seed/demo-accounts.ts';
import type { ChangeSeed } from '../../backend/seed/change-seed.ts';

export interface Scenario {
  title: string;
  /** One sentence. */
  summary: string;
  /** `main` is null for a guest. The stage shows `other` beside it. */
  people: { main: DemoAccountId | null; other?: DemoAccountId };
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
