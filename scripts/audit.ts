import { runAuditCommand } from '../mocks/audit.ts';

process.exitCode = await runAuditCommand(process.argv.slice(2), process.env, console);
