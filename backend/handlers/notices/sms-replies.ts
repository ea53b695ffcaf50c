import type { HttpHandler } from 'msw';
import { type SmsReply, smsReplyEndpoints } from '../../../src/contract/sms-replies.ts';
import { findStoppedNumber } from '../../../src/domain/notices/sms-reply.ts';
import type { Backend } from '../core/backend.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';

/** Each reply gets the same response, which does not reveal the numbers that have an account. */
export function smsReplyHandlers(backend: Backend): HttpHandler[] {
  return [
    endpointHandler(backend, smsReplyEndpoints.reportSmsReply, async ({ body }) => {
      await noteSmsReply(backend, body);
      return { success: true as const, message: 'The reply is noted.' };
    }),
  ];
}

/** Any text but a stop changes nothing. */
export async function noteSmsReply(
  backend: Pick<Backend, 'store' | 'clock'>,
  reply: SmsReply,
): Promise<void> {
  const phone = findStoppedNumber(reply);
  if (phone !== null) await stopTexts(backend, phone);
}

/** Codes are still sent: they are not notices. A repeated reply leaves the time of the first. */
async function stopTexts(
  { store, clock }: Pick<Backend, 'store' | 'clock'>,
  phone: string,
): Promise<void> {
  const smsStoppedAt = clock.now().toISOString();
  await store.write(async (unit) => {
    for (const { id, notices = { off: [] } } of await unit.find('accounts', { phone })) {
      if (notices.smsStoppedAt !== undefined) continue;
      await unit.update('accounts', id, { notices: { ...notices, smsStoppedAt } });
    }
  });
}
