import { deviceMs, setClock } from '../../src/domain/time/clock.ts';
import { reportErrorsTo } from '../../backend/handlers/core/api-error.ts';
import { consoleLog } from '../core/log.ts';
import { openTracing } from '../operations/open-tracing.ts';
import { currentRequestId } from '../operations/request-id.ts';
import { usage } from '../option-table.ts';
import { readOptions, type ServerOptions } from '../options.ts';
import { StartError } from '../core/start-error.ts';
import { startServer } from '../start-server.ts';
import { StorageError } from '../../backend/store/storage-error.ts';

async function run(options: ServerOptions): Promise<void> {
  const { appFolder, startsAt } = options;
  const name = appFolder === null ? 'The API of CareSetu' : 'CareSetu';
  reportErrorsTo((error) => {
    const requestId = currentRequestId();
    if (requestId === undefined) console.error(error);
    else console.error(`Request ${requestId}:`, error);
  });
  if (startsAt) {
    const offset = startsAt.getTime() - deviceMs();
    setClock(() => deviceMs() + offset);
  }
  const closeTracing = await openTracing(process.env);
  const server = await startServer(options, consoleLog);
  consoleLog({
    event: 'started',
    url: server.url,
    message: `${name} is at ${server.url}, its data in ${server.dataName}. Stop it with Ctrl+C.`,
  });
  const stop = async (signal: string) => {
    consoleLog({ event: 'stopping', signal });
    // Ctrl+C skips the drain, because development has no load balancer.
    await server.close(signal === 'SIGINT' ? 0 : undefined);
    await closeTracing();
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
