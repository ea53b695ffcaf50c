import type { InboxUser } from '../contract/messages.ts';
import { safetyEndpoints, type ReportBody } from '../contract/safety.ts';
import { call } from './http/client.ts';

export async function blockPartner(partnerId: string, isBlocked: boolean): Promise<InboxUser> {
  return call(safetyEndpoints.blockPartner, { params: { id: partnerId }, body: { isBlocked } });
}

export async function reportPartner(partnerId: string, body: ReportBody): Promise<void> {
  await call(safetyEndpoints.reportPartner, { params: { id: partnerId }, body });
}
