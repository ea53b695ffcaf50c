import type {
  ChatMessage,
  ConnectionState,
  Draft,
  OlderMessages,
  Partner,
} from '../../../domain/messages/conversation.ts';
import type { Loadable } from '../../../domain/loadable.ts';

export interface OpenThread {
  partnerId: string;
  /** Null while unknown. */
  partner: Partner | null;
  /** Oldest first; unsent ones last. */
  messages: Loadable<readonly ChatMessage[]>;
  older: OlderMessages;
  /** First message that was unread on opening; null if none. */
  firstUnreadSeq: number | null;
  connection: ConnectionState;
  draft: Draft;
  fileError: string | null;
  /** Null if the partner is not a doctor. */
  bookHref: string | null;
}

/** Ids are `clientId`s. */
export interface ThreadEvents {
  /** Called only if the draft has text or a file. */
  onSend: () => void;
  onDraftChange: (text: string) => void;
  /** Called for a chosen, dropped or pasted file. */
  onFileChoose: (file: File) => void;
  onFileRemove: () => void;
  onRetry: (clientId: string) => void;
  onDelete: (clientId: string) => void;
  onCancelUpload: (clientId: string) => void;
  onAttachmentOpen: (clientId: string) => void;
  /** Called when the picture is near the viewport; null on failure. */
  onPictureLoad: (clientId: string) => Promise<File | null>;
  /** Sets `older` to 'loading'. */
  onOlderRequested: () => void;
  /** Called when messages up to this `seq` were visible. */
  onRead: (seq: number) => void;
  onThreadRetry: () => void;
}
