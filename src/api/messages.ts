import * as z from 'zod/mini';
import { doctorEndpoints } from '../contract/doctors.ts';
import { messageEndpoints, type InboxUser, type Message } from '../contract/messages.ts';
import { ApiError } from './api-error.ts';
import { call } from './client.ts';

/** A message to send. */
export interface OutgoingMessage {
  /** The same for every attempt, so that a lost response sends once. */
  clientId: string;
  recipientId: string;
  text: string;
  file: File | null;
}

export interface SendOptions {
  /** Called with the share of the file that is uploaded, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Part of a conversation: what comes after a place or before one, else the latest. */
export interface PageOf {
  after?: number;
  before?: number;
  /** At most so many messages; a shorter page is the last one. */
  limit: number;
}

/** The inbox of the signed-in person. */
export async function listInboxUsers(): Promise<InboxUser[]> {
  return call(messageEndpoints.listInboxUsers, {});
}

/** A page of the conversation with a partner, in its order. */
export async function listMessages(
  partnerId: string,
  { after, before, limit }: PageOf,
): Promise<Message[]> {
  const query = {
    ...(after !== undefined && { after: String(after) }),
    ...(before !== undefined && { before: String(before) }),
    limit: String(limit),
  };
  return call(messageEndpoints.listMessages, { params: { id: partnerId }, query });
}

/** Sends a message. */
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

/** Marks a partner's messages as read up to a place. */
export async function markRead(partnerId: string, upTo: number): Promise<void> {
  const query = { upTo: String(upTo) };
  // Nothing of the answer is used (spec §7), which may be empty.
  const markReadCall = { ...messageEndpoints.markRead, answer: z.unknown() };
  await call(markReadCall, { params: { id: partnerId }, query });
}

/**
 * Puts a partner into the inbox. An API without this extension answers 404: then a doctor is looked up,
 * whom the first message puts there.
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

/** A file that came with a message. */
export async function downloadAttachment(id: string): Promise<File> {
  return call(messageEndpoints.downloadAttachment, { params: { id } });
}
