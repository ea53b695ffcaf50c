import { appendFile, chmod } from 'node:fs/promises';
import type { TextAnswer, SmsContent, SmsSender } from '../../backend/outbox/outbox.ts';
import { cannotWrite } from '../../backend/store/storage-error.ts';
import type { SmsTarget } from '../options.ts';
import { postJson, StatusError } from './post-json.ts';
import { currentTime } from '../../src/domain/time/clock.ts';

const refusals: ReadonlyMap<number, TextAnswer> = new Map([
  // The number does not exist, or its owner has stopped our messages.
  [410, 'refused'],
  // Also sent for a text or a template that is not registered.
  [422, 'invalid'],
]);

/** Text messages contain one-time codes, so never log them. */
export async function createSmsSender(target: SmsTarget): Promise<SmsSender> {
  if (target.kind === 'console') {
    return async ({ phone, text }) => {
      console.error(`SMS to ${phone}: ${text}`);
      return 'sent';
    };
  }
  if (target.kind === 'gateway') {
    const { url, authorization } = target;
    const headers: Record<string, string> = authorization === null ? {} : { authorization };
    return (sms) => postSms(url, sms, headers);
  }
  await makePrivate(target.path);
  return async ({ phone, text }) => {
    const line = JSON.stringify({ sentAt: currentTime().toISOString(), phone, text });
    await appendFile(target.path, `${line}\n`, { mode: 0o600 });
    return 'sent';
  };
}

async function postSms(
  url: string,
  { phone, text, template }: SmsContent,
  headers: Record<string, string>,
): Promise<TextAnswer> {
  try {
    const reply = await postJson('The SMS gateway', url, { phone, text, ...template }, headers);
    if (reply.isError) throw new Error('The SMS gateway answered 200 with an error');
  } catch (error) {
    const refusal = error instanceof StatusError && refusals.get(error.status);
    if (refusal) return refusal;
    throw error;
  }
  return 'sent';
}

async function makePrivate(path: string): Promise<void> {
  try {
    await appendFile(path, '', { mode: 0o600 });
    await chmod(path, 0o600);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}
