import * as z from 'zod/mini';
import type { OutgoingMessage } from '../../../api/messages.ts';
import { id } from '../../../contract/common.ts';
import type { ChatMessage } from '../../../domain/messages/conversation.ts';
import { serializeFile, storedFile } from '../chat-storage.ts';

export const storedMessage = z.object({
  recipientId: id,
  text: z.string(),
  file: storedFile,
  /** In ms since 1970. Unique per tab and partner. */
  writtenAt: z.number(),
  hasFailed: z.boolean(),
});

export type StoredMessage = z.infer<typeof storedMessage>;

export interface UnsentItem {
  message: OutgoingMessage;
  writtenAt: number;
  hasFailed: boolean;
  /** By `performance.now()`. Null before the first attempt and while offline. */
  firstAttemptAt: number | null;
  storing: Promise<void>;
  /** Sequence number of the write. Null if not stored yet. */
  storedIn: number | null;
  abort: AbortController | null;
  onArrived: (() => void) | null;
  visible: ChatMessage;
}

export function createItem(
  message: OutgoingMessage,
  writtenAt: number,
  hasFailed: boolean,
): UnsentItem {
  const { clientId, text, file } = message;
  return {
    message,
    writtenAt,
    hasFailed,
    firstAttemptAt: null,
    storing: Promise.resolve(),
    storedIn: null,
    abort: null,
    onArrived: null,
    visible: {
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

export function toStored({ message, writtenAt, hasFailed }: UnsentItem): object {
  const { recipientId, text, file } = message;
  return { recipientId, text, file: serializeFile(file), writtenAt, hasFailed };
}

/** @param progress the fraction uploaded so far, 0 to 1 */
export function updateVisible(item: UnsentItem, progress: number | null): void {
  const { attachment } = item.visible;
  item.visible = {
    ...item.visible,
    attachment: attachment && { ...attachment, progress },
    sentAt: new Date(item.writtenAt).toISOString(),
    status: item.hasFailed ? 'failed' : 'pending',
  };
}
