import { runDatabaseCommand } from '../commands/database.ts';

process.exitCode = await runDatabaseCommand(process.argv.slice(2), process.env, console);
