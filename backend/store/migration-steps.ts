/** Records are not parsed yet, so a step accepts any shape. */
export type StoredCollections = Record<string, unknown[]>;
export type MigrationStep = (collections: StoredCollections) => StoredCollections;

/**
 * The first step leads from data version 1 to 2, the next one to 3. A released step never changes.
 * The first release stores version 1.
 */
export const migrationSteps: readonly MigrationStep[] = [
  (collections) => ({ ...collections, visitPhones: [] }),
  (collections) => ({ ...collections, notices: [] }),
  (collections) => ({ ...collections, signatures: [] }),
  (collections) => ({ ...collections, knownDevices: [] }),
];
