import type { OutboxMessage } from '../../outbox/outbox.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { ApiError } from './api-error.ts';
import type { Backend } from './backend.ts';

export type Send = (message: OutboxMessage) => void;

export async function writeAndSend<T>(
  { store, outbox }: Pick<Backend, 'store' | 'outbox'>,
  work: (unit: UnitOfWork, send: Send) => Promise<T | ApiError>,
): Promise<T> {
  const { outcome, messages } = await store.write(async (unit) => {
    const messages: OutboxMessage[] = [];
    const outcome = await work(unit, (message) => void messages.push(message));
    await outbox.append(unit, messages);
    return { outcome, messages };
  });
  outbox.send(messages);
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}
