import type { TextChannel } from '../../../src/domain/notices/delivery-kinds.ts';
import type { TextAnswer } from '../../outbox/outbox.ts';
import type { ReadTransaction, UnitOfWork } from '../../store/store.ts';
import type { Backend } from '../core/backend.ts';
import type { TextNotice } from './find-subject.ts';
import { renderEmail, toMarkedEmail } from './render-email.ts';
import { renderSms } from './render-sms.ts';

/** Sends what was rendered. Throws if the gateway is down: then it gets few attempts. */
type SendText = (now: Date) => Promise<TextAnswer>;

interface RefusedNotice {
  accountId: string;
  /** When the refused text was made. */
  preparedAt: Date;
  now: Date;
}

interface TextChannelRow {
  /** In errors. */
  gateway: string;
  /** Null if the server has no gateway, the account no address, or a reply stopped the channel. */
  prepare: (
    backend: Backend,
    reads: ReadTransaction,
    notice: TextNotice,
  ) => Promise<SendText | 'refused' | null>;
  /** The number or address gets nothing again until the user says so in Account. */
  refuse: (unit: UnitOfWork, notice: RefusedNotice) => Promise<void>;
}

/** A further channel is a row here, its name in `delivery-kinds.ts`, and choices. */
export const textChannels: Record<TextChannel, TextChannelRow> = {
  sms: {
    gateway: 'The SMS gateway',
    async prepare({ sendSms }, reads, notice) {
      const { smsStoppedAt, smsRefusedAt } = notice.account.notices ?? {};
      if (!sendSms || smsStoppedAt !== undefined) return null;
      if (smsRefusedAt !== undefined) return 'refused';
      const sms = await renderSms(reads, notice);
      return (now) => sendSms(sms, now);
    },
    async refuse(unit, { accountId, now }) {
      const account = await unit.get('accounts', accountId);
      if (!account) return;
      const { notices: before = { off: [] } } = account;
      const notices = { ...before, smsRefusedAt: now.toISOString() };
      await unit.update('accounts', accountId, { notices });
    },
  },
  email: {
    gateway: 'The mail server',
    async prepare(backend, reads, notice) {
      const { mail } = backend;
      const own = await reads.get('emails', notice.account.id);
      if (!mail || !own) return null;
      if (own.refusedAt !== undefined) return 'refused';
      const email = await renderEmail(backend, reads, notice, { mail, own });
      return async (now) => mail.send(await toMarkedEmail(backend, email, notice, own), now);
    },
    async refuse(unit, { accountId, preparedAt, now }) {
      const own = await unit.get('emails', accountId);
      // An e-mail to the address before may be refused after another one is confirmed.
      if (!own || own.verifiedAt > preparedAt.toISOString()) return;
      await unit.update('emails', accountId, { refusedAt: now.toISOString() });
    },
  },
};
