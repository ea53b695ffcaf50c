import { Secret, TOTP } from 'otpauth';
import type { ReadTransaction } from '../../store/core/store.ts';

export interface DemoCode {
  accountId: string;
  name: string;
  /** Null if the account has used all codes that are valid now. */
  code: string | null;
}

export async function listDemoCodes(reads: ReadTransaction, now: Date): Promise<DemoCode[]> {
  const timestamp = now.getTime();
  const present = TOTP.counter({ timestamp });
  const factors = await reads.find('secondFactors');
  return Promise.all(
    factors.map(async ({ id, secret, lastStep }) => {
      const totp = new TOTP({ secret: Secret.fromBase32(secret) });
      const step = Math.max(present, lastStep + 1);
      const at = timestamp + (step - present) * totp.period * 1000;
      return {
        accountId: id,
        name: (await reads.get('accounts', id))?.name ?? '',
        code: step > present + 1 ? null : totp.generate({ timestamp: at }),
      };
    }),
  );
}
