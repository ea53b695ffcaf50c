import { migrationSteps, type StoredCollections } from './migration-steps.ts';

export type StoredRecord = Record<string, unknown>;

export const SCHEMA_VERSION = migrationSteps.length + 1;

/** @param version of the collections, from 1 to `SCHEMA_VERSION` */
export function migrate(version: number, collections: StoredCollections): StoredCollections {
  return migrationSteps.slice(version - 1).reduce((migrated, step) => step(migrated), collections);
}

export function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
