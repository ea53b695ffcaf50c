import { reportToWebhook } from '../commands/webhook.ts';

process.exitCode = await reportToWebhook(process.argv.slice(2), process.env, console.log);
