import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../../../mocks/store/postgres/migrate.ts';
import { startPostgres } from './postgres-server.ts';
import { dropDatabase, newDatabaseName, toDatabaseUrl, withClient } from './test-database.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  const template = newDatabaseName();
  try {
    await withClient(url, (client) => client.query(`CREATE DATABASE ${template}`));
    await migrateDatabase(toDatabaseUrl(url, template), console.warn);
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
