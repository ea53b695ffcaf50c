import type { PartnerRole } from '../../contract/messages.ts';
import type { ShownStatus } from './message-status.ts';

export interface Partner {
  id: string;
  name: string;
  role: PartnerRole;
  profilePicture: string | null;
}

export interface InboxEntry {
  partner: Partner;
  lastMessage: ChatMessage | null;
  unreadCount: number;
}

export interface ChatAttachment {
  /** Null during the upload. */
  id: string | null;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** 0 to 1 during the upload. */
  progress: number | null;
}

/** Immutable. */
export interface ChatMessage {
  /** The sender's clientId, or the id of a received message. */
  clientId: string;
  /** Null until the server has stored the message. */
  seq: number | null;
  isOwn: boolean;
  text: string;
  attachment: ChatAttachment | null;
  /** ISO 8601. */
  sentAt: string;
  status: ShownStatus;
}

/** `offline`: the device has no network. */
export type ConnectionState = 'connected' | 'connecting' | 'offline';

export type OlderMessages = 'none' | 'more' | 'loading' | 'failed';

export interface Draft {
  text: string;
  file: File | null;
}
