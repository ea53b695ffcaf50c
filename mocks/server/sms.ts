import { appendFile, chmod } from 'node:fs/promises';
import type { MessageContent } from '../outbox/outbox.ts';
import { cannotWrite } from '../store/core/storage-error.ts';
import type { SmsTarget } from './options.ts';

const GATEWAY_TIMEOUT_MS = 5000;

type Sms = Pick<MessageContent, 'phone' | 'text'>;

/** Text messages contain one-time codes, so never log them. */
export async function createSmsSender(target: SmsTarget): Promise<(sms: Sms) => Promise<void>> {
  if (target.kind === 'console') {
    return async ({ phone, text }) => console.error(`SMS to ${phone}: ${text}`);
  }
  if (target.kind === 'gateway') return (sms) => postToGateway(target.url, sms);
  await makePrivate(target.path);
  return ({ phone, text }) => {
    const line = JSON.stringify({ sentAt: new Date().toISOString(), phone, text });
    return appendFile(target.path, `${line}\n`, { mode: 0o600 });
  };
}

async function postToGateway(url: string, { phone, text }: Sms): Promise<void> {
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, text }),
    redirect: 'error',
    signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS),
  });
  if (!ok) throw new Error(`The SMS gateway answered ${status}`);
}

/** Also changes the mode of an existing file. */
async function makePrivate(path: string): Promise<void> {
  try {
    await appendFile(path, '', { mode: 0o600 });
    await chmod(path, 0o600);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}
