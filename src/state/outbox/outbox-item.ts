import * as z from 'zod/mini';
import type { OutgoingMessage } from '../../api/messages.ts';
import { id } from '../../contract/common.ts';
import type { ChatMessage } from '../../domain/conversation.ts';
import { serializeFile, storedFile } from '../chat-storage.ts';

/** An outgoing message, as the browser stores it under its clientId. */
export const storedMessage = z.object({
  recipientId: id,
  text: z.string(),
  file: storedFile,
  /** Milliseconds since 1970, different for each message of a tab to one partner: they are sent in this order. */
  writtenAt: z.number(),
  hasFailed: z.boolean(),
});

export type StoredMessage = z.infer<typeof storedMessage>;

/** An outgoing message. */
export interface OutboxItem {
  message: OutgoingMessage;
  writtenAt: number;
  hasFailed: boolean;
  /** The first attempt, in milliseconds since 1970; null while it waits for a network. */
  triedSince: number | null;
  /** Settles when it has been stored, or could not be. */
  storing: Promise<void>;
  /** The storage's turn in which it was stored; null before, and where the browser denies storage. */
  storedIn: number | null;
  /** Ends the attempt under way. */
  abort: AbortController | null;
  /** Stops waiting for the response of the attempt under way: the message is known to have arrived. */
  onArrived: (() => void) | null;
  /** As a conversation shows it: replaced when it changes. */
  shown: ChatMessage;
}

export function createItem(
  message: OutgoingMessage,
  writtenAt: number,
  hasFailed: boolean,
): OutboxItem {
  const { clientId, text, file } = message;
  return {
    message,
    writtenAt,
    hasFailed,
    triedSince: null,
    storing: Promise.resolve(),
    storedIn: null,
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

export function toStored({ message, writtenAt, hasFailed }: OutboxItem): object {
  const { recipientId, text, file } = message;
  return { recipientId, text, file: serializeFile(file), writtenAt, hasFailed };
}

/** @param progress the share of the file that is uploaded, 0 to 1 */
export function updateShown(item: OutboxItem, progress: number | null): void {
  const { attachment } = item.shown;
  item.shown = {
    ...item.shown,
    attachment: attachment && { ...attachment, progress },
    sentAt: new Date(item.writtenAt).toISOString(),
    status: item.hasFailed ? 'failed' : 'pending',
  };
}
