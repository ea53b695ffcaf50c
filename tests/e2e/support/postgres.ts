import { runDatabaseCommand } from '../../../server/commands/database.ts';
import {
  type ProcessOptions,
  startCluster,
  startDatabaseServer,
} from '../../database/support/cluster.ts';
import { createDatabase, dropDatabase, newDatabaseName } from '../../database/support/databases.ts';
import { startPostgres } from '../../database/support/postgres-server.ts';

export async function openDemoDatabases() {
  const { url, stop } = await startPostgres();
  const template = newDatabaseName();
  const names = [template];
  const templateUrl = await createDatabase(url, template);
  const silent = { log: () => undefined, error: console.error };
  const code = await runDatabaseCommand(['seed'], { DATABASE_URL: templateUrl }, silent);
  if (code !== 0) throw new Error('The database could not be seeded');
  return {
    async create(): Promise<string> {
      const name = newDatabaseName();
      names.push(name);
      return createDatabase(url, name, template);
    },
    async close(): Promise<void> {
      for (const name of names) await dropDatabase(url, name);
      await stop();
    },
  };
}

export async function startDemoCluster(
  options: ProcessOptions,
  { url, port }: { url: string; port: number },
): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0)) await one();
  };
  try {
    await startCluster({
      startServer: () => startDatabaseServer(options, url, ['--demo-people']),
      onEnd: (one) => void stops.unshift(one),
      port,
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
