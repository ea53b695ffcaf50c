import * as z from 'zod/mini';
import { doctorEndpoints } from '../contract/doctors.ts';
import { messageEndpoints, type InboxUser, type Message } from '../contract/messages.ts';
import { ApiError } from './http/api-error.ts';
import { call } from './http/client.ts';

export interface OutgoingMessage {
  clientId: string;
  recipientId: string;
  text: string;
  file: File | null;
}

export interface SendOptions {
  /** `share` is from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export interface MessagePage {
  after?: number;
  before?: number;
  limit: number;
}

export async function listInboxUsers(): Promise<InboxUser[]> {
  return call(messageEndpoints.listInboxUsers, {});
}

export async function listMessages(
  partnerId: string,
  { after, before, limit }: MessagePage,
): Promise<Message[]> {
  const query = {
    ...(after !== undefined && { after: String(after) }),
    ...(before !== undefined && { before: String(before) }),
    limit: String(limit),
  };
  return call(messageEndpoints.listMessages, { params: { id: partnerId }, query });
}

export async function sendMessage(
  { clientId, recipientId, text, file }: OutgoingMessage,
  watch: SendOptions,
): Promise<Message> {
  return call(messageEndpoints.sendMessage, {
    params: { recipientId },
    body: { clientId, content: { textContent: text, shareDoc: null } },
    file,
    ...watch,
  });
}

export async function markRead(partnerId: string, upTo: number): Promise<void> {
  const query = { upTo: String(upTo) };
  // Accept any response, even an empty one (spec §7).
  const markReadCall = { ...messageEndpoints.markRead, response: z.unknown() };
  await call(markReadCall, { params: { id: partnerId }, query });
}

/**
 * Falls back to the doctor's profile without this endpoint (404). The first message then creates
 * the conversation.
 */
export async function openConversation(partnerId: string): Promise<InboxUser> {
  try {
    return await call(messageEndpoints.openConversation, { params: { id: partnerId } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const { id, name, profilePicture } = await call(doctorEndpoints.getDoctor, {
      params: { id: partnerId },
    });
    return {
      id,
      name,
      role: 'doctor',
      profilePicture,
      lastMessage: null,
      unreadCount: 0,
      deliveredUpTo: 0,
      readUpTo: 0,
    };
  }
}

export async function downloadAttachment(id: string): Promise<File> {
  return call(messageEndpoints.downloadAttachment, { params: { id } });
}
