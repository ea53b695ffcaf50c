import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../../../server/store/postgres/migrate.ts';
import { createDatabase, dropDatabase, newDatabaseName } from './databases.ts';
import { startPostgres } from './postgres-server.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  const template = newDatabaseName();
  try {
    await migrateDatabase(await createDatabase(url, template), console.warn);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgresUrl', url);
  project.provide('templateDatabase', template);
  return async () => {
    await dropDatabase(url, template);
    await stop();
  };
}
