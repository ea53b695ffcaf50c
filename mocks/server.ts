import { consoleLog } from './server/log.ts';
import { readOptions, type ServerOptions, usage } from './server/options.ts';
import { StartError } from './server/start-error.ts';
import { startServer } from './server/start-server.ts';
import { StorageError } from './store/core/storage-error.ts';
import { describeDatabase } from './store/postgres/open-postgres.ts';

/** Exits with 1 when the server cannot start. */
async function run(options: ServerOptions): Promise<void> {
  const { databaseUrl, dataPath } = options;
  const place = databaseUrl === null ? dataPath : `the database ${describeDatabase(databaseUrl)}`;
  const server = await startServer(options, consoleLog);
  consoleLog({
    event: 'started',
    url: server.url,
    message: `The API of CareSetu is at ${server.url}, its data in ${place}. Stop it with Ctrl+C.`,
  });
  const stop = async (signal: string) => {
    consoleLog({ event: 'stopping', signal });
    await server.close();
    consoleLog({ event: 'stopped' });
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(signal));
}

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options) await run(options);
  else console.log(usage);
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof StorageError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
