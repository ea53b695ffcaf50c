import type { HttpHandler } from 'msw';
import { noticeChoiceEndpoints, type NoticeChoices } from '../../../src/contract/notice-choices.ts';
import { noticeEndpoints, type Notice } from '../../../src/contract/notices.ts';
import { changeChoices } from '../../../src/domain/notices/notice-wishes.ts';
import { latestNoticeFirst } from '../../../src/domain/notices/notices.ts';
import type { AccountRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { ownAccount } from '../core/own-account.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { writeAndPublish } from '../core/write-and-publish.ts';
import { toNoticeResponse } from './notice-response.ts';
import { markSeen } from './write-notices.ts';

export function noticeHandlers(backend: Backend): HttpHandler[] {
  const { store, clock } = backend;

  return [
    endpointHandler(backend, noticeEndpoints.listNotices, ({ caller }) =>
      store.read((reads) => listNotices(reads, signedIn(caller).id, clock.now())),
    ),
    endpointHandler(backend, noticeEndpoints.markNoticesSeen, async ({ body, caller }) => {
      const { id: accountId } = signedIn(caller);
      await writeAndPublish(backend, async (unit, publish) => {
        const own = await unit.find('notices', { accountId, seenAt: null });
        const ids = new Set(body.ids);
        await markSeen(
          unit,
          publish,
          own.filter(({ id }) => ids.has(id)),
          clock.now(),
        );
      });
      return { success: true as const, message: 'The notices are marked as seen.' };
    }),
    endpointHandler(backend, noticeChoiceEndpoints.getNoticeChoices, ({ caller }) =>
      store.read((reads) => toChoices(reads, signedIn(caller))),
    ),
    endpointHandler(backend, noticeChoiceEndpoints.updateNoticeChoices, ({ body, caller }) =>
      store.write(async (unit) => {
        const account = await ownAccount(unit, signedIn(caller).id);
        const { id, notices: before = { off: [] } } = account;
        const { resume = [] } = body;
        if (resume.includes('email') && (await unit.get('emails', id))) {
          await unit.update('emails', id, { refusedAt: undefined });
        }
        const notices = {
          ...(resume.includes('sms') ? {} : before),
          off: changeChoices(before.off, body),
        };
        return toChoices(unit, await unit.update('accounts', id, { notices }));
      }),
    ),
  ];
}

export async function toChoices(
  reads: ReadTransaction,
  { id, notices }: AccountRecord,
): Promise<NoticeChoices> {
  const email = await reads.get('emails', id);
  return {
    off: notices?.off ?? [],
    smsRefusedAt: notices?.smsRefusedAt ?? null,
    smsStoppedAt: notices?.smsStoppedAt ?? null,
    hasEmail: email !== undefined,
    emailRefusedAt: email?.refusedAt ?? null,
  };
}

export async function listNotices(
  reads: ReadTransaction,
  accountId: string,
  now: Date,
): Promise<Notice[]> {
  const own = await reads.find('notices', { accountId });
  // The sweep may remove them up to a minute later.
  const kept = own.filter(({ expiresAt }) => expiresAt > now.toISOString());
  const notices = await Promise.all(
    kept.sort(latestNoticeFirst).map((record) => toNoticeResponse(reads, record)),
  );
  return notices.filter((notice) => notice !== null);
}
