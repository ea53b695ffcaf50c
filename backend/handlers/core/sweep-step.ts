import type { Backend } from './backend.ts';

/** The number of removed records of each collection. */
export type Removed = Partial<Record<string, number>>;

/** May run again after a failure, so it must be idempotent. */
export type SweepStep = (backend: Backend, now: Date) => Promise<Removed>;
