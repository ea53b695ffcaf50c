import { appendFile, chmod } from 'node:fs/promises';
import type { SmsContent } from '../../backend/outbox/outbox.ts';
import { cannotWrite } from '../../backend/store/storage-error.ts';
import type { SmsTarget } from '../options.ts';
import { postJson } from './post-json.ts';
import { currentTime } from '../../src/domain/time/clock.ts';

type Sms = Pick<SmsContent, 'phone' | 'text'>;

/** Text messages contain one-time codes, so never log them. */
export async function createSmsSender(target: SmsTarget): Promise<(sms: Sms) => Promise<void>> {
  if (target.kind === 'console') {
    return async ({ phone, text }) => console.error(`SMS to ${phone}: ${text}`);
  }
  if (target.kind === 'gateway') {
    const { url, authorization } = target;
    const headers: Record<string, string> = authorization === null ? {} : { authorization };
    return ({ phone, text }) => postJson('The SMS gateway', url, { phone, text }, headers);
  }
  await makePrivate(target.path);
  return ({ phone, text }) => {
    const line = JSON.stringify({ sentAt: currentTime().toISOString(), phone, text });
    return appendFile(target.path, `${line}\n`, { mode: 0o600 });
  };
}

async function makePrivate(path: string): Promise<void> {
  try {
    await appendFile(path, '', { mode: 0o600 });
    await chmod(path, 0o600);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}
