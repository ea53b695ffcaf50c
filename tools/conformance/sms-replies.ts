import { Skipped } from './difference.ts';
import type { Kit } from './kit.ts';

export function smsGatewayHeaders({ target }: Kit): Record<string, string> {
  if (target.smsWebhookSecret === null) {
    throw new Skipped('the SMS gateway’s secret for webhooks is not given');
  }
  return { 'x-webhook-secret': target.smsWebhookSecret };
}
