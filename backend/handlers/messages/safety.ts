import type { HttpHandler } from 'msw';
import { safetyEndpoints, type ReportBody, type UserReport } from '../../../src/contract/safety.ts';
import type { AccountRecord, ConversationRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';
import { ownAccount } from '../core/own-account.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { hourlyLimitReachedAt, spendHourlyAmount, spendHourlyCall } from '../core/throttle.ts';
import { writeAndPublish } from '../core/write-and-publish.ts';
import { writeAndSend } from '../core/write-and-send.ts';
import { block, unblock } from '../conversations/blocks.ts';
import { getOtherMember } from '../conversations/conversations.ts';
import { removeMessageNoticesFrom } from '../notices/write-notices.ts';
import { toInboxResponse } from './message-response.ts';
import { findReadableConversation } from './who-may-chat.ts';

const REPORT_LIFETIME_SECONDS = 7 * 24 * 60 * 60;

export function safetyHandlers(backend: Backend): HttpHandler[] {
  const { clock, limits } = backend;

  return [
    endpointHandler(backend, safetyEndpoints.blockPartner, ({ params, body, caller }) =>
      writeAndPublish(backend, async (unit, publish) => {
        const person = await ownAccount(unit, signedIn(caller).id);
        const now = clock.now();
        const conversation = await findOwnConversation(unit, person, params.id, now);
        if (body.isBlocked) {
          const { name } = await findPerson(unit, params.id);
          await block(unit, conversation, person.id, name, now);
          const blocked = { accountId: person.id, fromId: params.id };
          await removeMessageNoticesFrom(unit, publish, blocked, now);
        } else await unblock(unit, person.id, params.id);
        return toInboxResponse(backend, unit, conversation, person.id);
      }),
    ),

    endpointHandler(backend, safetyEndpoints.reportPartner, async ({ params, body, caller }) => {
      const reporter = signedIn(caller);
      if (!backend.acceptsReports) throw new ApiError('not-found', 'Reports cannot be sent here.');
      await writeAndSend(backend, async (unit, send) => {
        await ownAccount(unit, reporter.id);
        const now = clock.now();
        const conversation = await findOwnConversation(unit, reporter, params.id, now);
        const report = await createReport(unit, conversation, reporter, body, now);
        const key = `report:${report.id}`;
        if (await hourlyLimitReachedAt(unit, key, now, 1)) return;
        await spendHourlyCall(unit, key, now);
        await spendHourlyAmount(unit, `reports:${reporter.id}`, now, 1, {
          limit: limits.reportsAnHour,
          reason: 'You have sent too many reports.',
        });
        send({
          id: key,
          content: { kind: 'report', report },
          lifetimeSeconds: REPORT_LIFETIME_SECONDS,
        });
      });
      return { success: true as const, message: 'The report is on its way to the back office.' };
    }),
  ];
}

async function findOwnConversation(
  reads: ReadTransaction,
  person: AccountRecord,
  partnerId: string,
  now: Date,
): Promise<ConversationRecord> {
  const conversation = await findReadableConversation(reads, person, partnerId, now);
  if (conversation) return conversation;
  throw new ApiError('not-found', 'You have no conversation with this person.');
}

/** Otherwise no deletion would remove the block. */
async function findPerson(reads: ReadTransaction, id: string): Promise<{ name: string }> {
  const person = (await reads.get('accounts', id)) ?? (await reads.get('freelancers', id));
  if (person) return person;
  throw new ApiError('not-found', 'This person was not found.');
}

async function createReport(
  reads: ReadTransaction,
  conversation: ConversationRecord,
  { id, role }: AccountRecord,
  { clientId, reason, note = '', messageId }: ReportBody,
  now: Date,
): Promise<UserReport> {
  const partner = getOtherMember(conversation, id);
  const message = messageId === undefined ? null : await reads.get('messages', messageId);
  const isPartners =
    message?.conversationId === conversation.id && message.senderId === partner.personId;
  if (messageId !== undefined && !isPartners) {
    throw new ApiError('not-found', 'This message was not found.');
  }
  return {
    id: `${id}.${clientId}`,
    reportedAt: now.toISOString(),
    reporter: { id, role },
    reported: { id: partner.personId, role: partner.role },
    reason,
    note,
    message: message
      ? {
          id: message.id,
          textContent: message.textContent,
          fileName: message.file?.name ?? null,
          timestamp: message.timestamp,
        }
      : null,
  };
}
