import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** A database with the current schema but without records. */
    templateDatabase: string;
  }
}

/** Tests only create and drop databases with this prefix. */
const PREFIX = 'caresetu_test_';

export function newDatabaseName(): string {
  return PREFIX + randomUUID().replaceAll('-', '');
}

export function toDatabaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  if (!name.startsWith(PREFIX)) throw new Error(`${name} is no database of the tests`);
  await withClient(serverUrl, (client) =>
    client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  );
}

/**
 * Creates a database, which is dropped after the test or by `onEnd`. It has the schema unless
 * `isEmpty` is set.
 */
export async function createTestDatabase({
  isEmpty = false,
  onEnd = onTestFinished,
}: {
  isEmpty?: boolean;
  onEnd?: (stop: () => Promise<void>) => void;
} = {}): Promise<string> {
  const serverUrl = inject('postgresUrl');
  const name = newDatabaseName();
  const template = isEmpty ? 'template0' : inject('templateDatabase');
  await withClient(serverUrl, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`),
  );
  onEnd(() => dropDatabase(serverUrl, name));
  return toDatabaseUrl(serverUrl, name);
}
