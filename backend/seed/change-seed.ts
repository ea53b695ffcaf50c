import type { SeedData } from '../store/records.ts';

/** @param today a day in India */
export type ChangeSeed = (seed: SeedData, today: string) => SeedData;
