import { currentTime } from '../../src/domain/time/clock.ts';

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: currentTime };
