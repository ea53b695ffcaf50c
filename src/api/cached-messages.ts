import { messageEndpoints, type Message } from '../contract/messages.ts';
import { readCachedResponse } from './cache/response-cache.ts';

/** The end of the conversation, if this browser has cached it. Makes no request. */
export async function readCachedMessages(partnerId: string): Promise<Message[]> {
  const kept = await readCachedResponse(messageEndpoints.listMessages, {
    params: { id: partnerId },
  });
  return kept ?? [];
}
