import type {
  ChatMessage,
  ConnectionState,
  Draft,
  OlderMessages,
  Partner,
} from '../../domain/conversation.ts';
import type { Loadable } from '../../domain/loadable.ts';

/** The conversation that is open, as the screen is told about it. */
export interface OpenThread {
  /** Its partner's id, by which the inbox marks the entry. */
  partnerId: string;
  /** Who it is with; null while that is not known. */
  partner: Partner | null;
  /** Its messages at hand, the oldest first, those still on their way out last. */
  messages: Loadable<readonly ChatMessage[]>;
  /** What lies before them. */
  older: OlderMessages;
  /** The partner's first message that was unread when the thread was opened; null when all were read. */
  firstUnreadSeq: number | null;
  /** Whether news can come in. */
  connection: ConnectionState;
  /** What the composer holds. */
  draft: Draft;
  /** Why the chosen file cannot be sent, or null. */
  fileError: string | null;
  /** Where an appointment with the partner is booked; null when the partner is no doctor. */
  bookHref: string | null;
}

/** What a person does in the open conversation. Messages are named by their clientId. */
export interface ThreadEvents {
  /** The draft was sent: it has text that is not blank, or a file. */
  onSend: () => void;
  /** The text of the draft changed. */
  onDraftChange: (text: string) => void;
  /** A file was chosen, dropped or pasted. */
  onFileChoose: (file: File) => void;
  /** The draft's file was taken out again. */
  onFileRemove: () => void;
  /** A failed message is to be sent again. */
  onRetry: (clientId: string) => void;
  /** A failed message is to be thrown away. */
  onDelete: (clientId: string) => void;
  /** A message's file is not to be sent after all. */
  onCancelUpload: (clientId: string) => void;
  /** A message's file is to be opened. */
  onAttachmentOpen: (clientId: string) => void;
  /** A message's picture has come near; null when it cannot be had. */
  onPictureLoad: (clientId: string) => Promise<File | null>;
  /** Older messages are wanted; `older` says 'loading' from then on. */
  onOlderWanted: () => void;
  /** Messages up to this place have been in view. */
  onRead: (seq: number) => void;
  /** The conversation is to be loaded again. */
  onThreadRetry: () => void;
}
