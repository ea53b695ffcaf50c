import { runAuditCommand } from '../commands/audit.ts';

process.exitCode = await runAuditCommand(process.argv.slice(2), process.env, console);
