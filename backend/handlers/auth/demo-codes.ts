import { Secret, TOTP } from 'otpauth';
import type { SmsRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';

export interface DemoCode {
  accountId: string;
  name: string;
  /** Null if the account has used all codes that are valid now. */
  code: string | null;
  /** The code of the SMS, until the factor is confirmed. */
  smsCode: string | null;
}

/** Newest first. */
async function listSmsTo(reads: ReadTransaction, phone: string): Promise<SmsRecord[]> {
  const messages = await reads.find('sms', { phone });
  return messages.sort((a, b) => b.sentAt.localeCompare(a.sentAt));
}

export async function listDemoCodes(reads: ReadTransaction, now: Date): Promise<DemoCode[]> {
  const timestamp = now.getTime();
  const present = TOTP.counter({ timestamp });
  const factors = await reads.find('secondFactors');
  return Promise.all(
    factors.map(async ({ id, secret, confirmedAt, lastStep }) => {
      const totp = new TOTP({ secret: Secret.fromBase32(secret) });
      const step = Math.max(present, lastStep + 1);
      const at = timestamp + (step - present) * totp.period * 1000;
      const account = await reads.get('accounts', id);
      const [message] = account ? await listSmsTo(reads, account.phone) : [];
      return {
        accountId: id,
        name: account?.name ?? '',
        smsCode: confirmedAt === null ? (/\d{6}/.exec(message?.text ?? '')?.[0] ?? null) : null,
        code: step > present + 1 ? null : totp.generate({ timestamp: at }),
      };
    }),
  );
}
