import { runDatabaseCommand } from '../mocks/database.ts';

process.exitCode = await runDatabaseCommand(process.argv.slice(2), process.env, console);
