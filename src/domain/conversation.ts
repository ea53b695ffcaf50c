import type { PartnerRole } from '../contract/messages.ts';
import type { ShownStatus } from './message-status.ts';

export interface Partner {
  id: string;
  name: string;
  role: PartnerRole;
  /** A URL, or null for the generic portrait. */
  profilePicture: string | null;
}

export interface InboxEntry {
  partner: Partner;
  /** Null before the first message. */
  lastMessage: ChatMessage | null;
  /** The partner's messages that the user has not read. */
  unreadCount: number;
}

export interface ChatAttachment {
  /** For the download; null during the upload. */
  id: string | null;
  name: string;
  /** MIME type, such as application/pdf. */
  type: string;
  /** Bytes. */
  size: number;
  /** Upload progress, 0 to 1; null without an upload. */
  progress: number | null;
}

/** Immutable: equal objects are equal messages. */
export interface ChatMessage {
  /** The sender's clientId, or the id of a received message. It stays the same after sending. */
  clientId: string;
  /** Null until the server has stored it. */
  seq: number | null;
  isOwn: boolean;
  /** '' for a file alone. */
  text: string;
  attachment: ChatAttachment | null;
  /** ISO 8601. */
  sentAt: string;
  status: ShownStatus;
}

/** `offline`: the device has no network. */
export type ConnectionState = 'connected' | 'connecting' | 'offline';

/** The state of the messages before the loaded ones. */
export type OlderMessages = 'none' | 'more' | 'loading' | 'failed';

export interface Draft {
  text: string;
  file: File | null;
}
