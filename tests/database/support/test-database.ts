import { inject, onTestFinished } from 'vitest';
import { createDatabase, dropDatabase, newDatabaseName } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** A database with the current schema but without records. */
    templateDatabase: string;
  }
}

/** The database is dropped after the test or by `onEnd`. */
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
  const url = await createDatabase(serverUrl, name, template);
  onEnd(() => dropDatabase(serverUrl, name));
  return url;
}
