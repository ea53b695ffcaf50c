import type { Registration } from '../../contract/doctors.ts';
import type { PartnerRole } from '../../contract/messages.ts';
import type { ShownStatus } from './message-status.ts';

export interface Partner {
  id: string;
  name: string;
  role: PartnerRole;
  profilePicture: string | null;
  isReadOnly?: boolean | undefined;
  /** Of a doctor. */
  specialty?: string | undefined;
  registration?: Registration | undefined;
  takesVisits?: boolean | undefined;
  /** Undefined if the API cannot block. */
  isBlocked?: boolean | undefined;
  /** When the user blocked them. */
  blockedName?: string | undefined;
  canReport?: boolean | undefined;
}

export interface InboxEntry {
  partner: Partner;
  lastMessage: ChatMessage | null;
  unreadCount: number;
}

export interface ChatAttachment {
  /** Null until the upload finishes. */
  id: string | null;
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  /** From 0 to 1 while uploading. */
  progress: number | null;
}

export interface ChatMessage {
  /** A received message uses its server id. */
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

export type ConnectionState = 'connected' | 'connecting' | 'offline';

export type OlderMessages = 'none' | 'more' | 'loading' | 'failed';

export interface Draft {
  text: string;
  file: File | null;
  /** A chosen photo is being converted. */
  isPreparing?: boolean;
}
