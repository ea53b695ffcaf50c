import * as z from 'zod/mini';
import type { Sending } from '../api/messages.ts';
import { id } from '../contract/common.ts';
import type { ChatMessage } from '../domain/conversation.ts';
import { keepable, storedFile } from './chat-storage.ts';

/** A message on its way out, as the browser keeps it under its clientId. */
export const keptOutgoing = z.object({
  recipientId: id,
  text: z.string(),
  file: storedFile,
  /** Milliseconds since 1970, a different one for each message of a tab: they go out in this order. */
  writtenAt: z.number(),
  hasFailed: z.boolean(),
});

export type KeptOutgoing = z.infer<typeof keptOutgoing>;

/** A message on its way out. */
export interface OutboxItem {
  sending: Sending;
  writtenAt: number;
  hasFailed: boolean;
  /** Since when it is tried, in milliseconds since 1970; null while it waits for a network. */
  triedSince: number | null;
  /** Settles when it has been kept, or could not be. */
  keeping: Promise<void>;
  /** The storage's turn in which it had been kept; null before, and where the browser denies storage. */
  keptIn: number | null;
  /** Ends the try that is under way. */
  abort: AbortController | null;
  /** Stops waiting for the response of the attempt under way: the message is known to have arrived. */
  onArrived: (() => void) | null;
  /** As a conversation shows it: replaced when it changes. */
  shown: ChatMessage;
}

/** An item for a message that was written, or is kept from before. */
export function createItem(sending: Sending, writtenAt: number, hasFailed: boolean): OutboxItem {
  const { clientId, text, file } = sending;
  return {
    sending,
    writtenAt,
    hasFailed,
    triedSince: null,
    keeping: Promise.resolve(),
    keptIn: null,
    abort: null,
    onArrived: null,
    shown: {
      clientId,
      seq: null,
      isOwn: true,
      text,
      attachment: file && {
        id: null,
        name: file.name,
        type: file.type,
        size: file.size,
        progress: null,
      },
      sentAt: new Date(writtenAt).toISOString(),
      status: hasFailed ? 'failed' : 'pending',
    },
  };
}

/** An item, as it is kept. */
export function toKept({ sending, writtenAt, hasFailed }: OutboxItem): object {
  const { recipientId, text, file } = sending;
  return { recipientId, text, file: keepable(file), writtenAt, hasFailed };
}

/** Shows how an item stands now. */
export function showItem(item: OutboxItem, progress: number | null): void {
  const { attachment } = item.shown;
  item.shown = {
    ...item.shown,
    attachment: attachment && { ...attachment, progress },
    sentAt: new Date(item.writtenAt).toISOString(),
    status: item.hasFailed ? 'failed' : 'pending',
  };
}
