import type { PartnerRole } from '../contract/messages.ts';
import type { ShownStatus } from './message-status.ts';

/** Who stands at the other end of a conversation. */
export interface Partner {
  id: string;
  name: string;
  role: PartnerRole;
  /** A picture's address, or null for the generic portrait. */
  profilePicture: string | null;
}

/** A conversation, as the inbox lists it. */
export interface InboxEntry {
  partner: Partner;
  /** Null when nothing has been written yet. */
  lastMessage: ChatMessage | null;
  /** How many of the partner's messages are unread. */
  unreadCount: number;
}

/** A file of a message, as a conversation shows it. */
export interface ChatAttachment {
  /** By which it can be downloaded; null while it is on its way up. */
  id: string | null;
  name: string;
  /** Its kind, such as application/pdf. */
  type: string;
  /** Its size in bytes. */
  size: number;
  /** How much of it is up, 0 to 1; null when nothing is under way. */
  progress: number | null;
}

/** A message, as a conversation shows it. It is replaced, never changed: equal objects are equal messages. */
export interface ChatMessage {
  /** Its name on this screen, which stays when the server has taken it: the sender's clientId, or the id of one received. */
  clientId: string;
  /** Its place in the conversation; null while the server does not have it. */
  seq: number | null;
  /** Whether the viewer sent it. */
  isOwn: boolean;
  /** What was written; '' for a file alone. */
  text: string;
  attachment: ChatAttachment | null;
  /** When it was sent: an instant, ISO 8601. */
  sentAt: string;
  status: ShownStatus;
}

/** How it stands with the line over which messages come at once: there, being made, or no network for it. */
export type ConnectionState = 'connected' | 'connecting' | 'offline';

/** What lies before the messages at hand: nothing, more that can be loaded, on its way, or not to be had. */
export type OlderMessages = 'none' | 'more' | 'loading' | 'failed';

/** What a person has begun to write to a partner. */
export interface Draft {
  text: string;
  /** The file that will go along, not yet sent. */
  file: File | null;
}
