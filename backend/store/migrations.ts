import { migrationSteps, type StoredCollections } from './migration-steps.ts';

export const SCHEMA_VERSION = migrationSteps.length + 1;

/** @param version of the collections, from 1 to `SCHEMA_VERSION` */
export function migrate(version: number, collections: StoredCollections): StoredCollections {
  return migrationSteps.slice(version - 1).reduce((migrated, step) => step(migrated), collections);
}
