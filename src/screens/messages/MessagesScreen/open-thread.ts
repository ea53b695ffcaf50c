import type { ReportDialogProps } from '../../../components/messages/ReportDialog/ReportDialog.tsx';
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
  partner: Partner | null;
  messages: Loadable<readonly ChatMessage[]>;
  older: OlderMessages;
  firstUnreadSeq: number | null;
  connection: ConnectionState;
  draft: Draft;
  fileError: string | null;
  bookHref: string | null;
  /** Null for people without visits. */
  visitsHref: string | null;
  safety: Safety;
}

export interface Safety {
  dialog: 'block' | 'report' | null;
  isSubmitting: boolean;
  isReported: boolean;
  error: string | null;
}

export interface SafetyEvents {
  onSafetyDialogChange: (dialog: Safety['dialog']) => void;
  onBlock: () => void;
  onUnblock: () => void;
  onReport: ReportDialogProps['onSend'];
}

export interface ThreadEvents extends SafetyEvents {
  onSend: () => void;
  onDraftChange: (text: string) => void;
  onFileChoose: (file: File) => void;
  onFileRemove: () => void;
  onRetry: (clientId: string) => void;
  onDelete: (clientId: string) => void;
  onCancelUpload: (clientId: string) => void;
  onAttachmentOpen: (clientId: string) => Promise<string | null>;
  onPictureLoad: (clientId: string) => Promise<File | 'forbidden' | null>;
  onOlderRequested: () => void;
  onRead: (seq: number) => void;
  onThreadRetry: () => void;
}
