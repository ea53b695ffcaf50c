import { useEffect } from 'react';
import type { User } from '../../contract/auth.ts';
import type {
  OpenThread,
  ThreadEvents,
} from '../../screens/messages/MessagesScreen/open-thread.ts';
import {
  attachFile,
  changeDraftText,
  detachFile,
  useDraft,
} from '../../state/messages/chat-drafts.ts';
import {
  cancelUpload,
  closeChat,
  deleteMessage,
  getAttachment,
  getPicture,
  loadOlderMessages,
  markSeen,
  openChat,
  reloadChat,
  retryMessage,
  sendDraft,
  useThread,
} from '../../state/messages/conversations/conversations.ts';
import {
  changeSafetyDialog,
  sendReport,
  setBlocked,
  useSafety,
} from '../../state/messages/safety.ts';
import { startRealtime } from '../../state/realtime.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { paths } from '../paths.ts';
import { saveFile } from '../hooks/save-file.ts';

/** Messages count as read while a component with this hook is mounted. */
export function useOpenThread(partnerId: string | null, user: User): OpenThread | null {
  useEffect(() => {
    startRealtime();
    if (partnerId === null) return undefined;
    openChat(partnerId);
    return () => {
      closeChat();
      changeSafetyDialog(null);
    };
  }, [partnerId]);
  const thread = useThread(partnerId ?? '');
  const draft = useDraft(partnerId ?? '');
  const safety = useSafety();
  if (partnerId === null) return null;
  const isBookable = user.role === 'patient' && thread.partner?.role === 'doctor';
  return {
    partnerId,
    ...thread,
    ...draft,
    bookHref: isBookable ? withBase(paths.booking(partnerId)) : null,
    safety,
  };
}

export function threadEvents(partnerId: string | null): ThreadEvents {
  const id = partnerId ?? '';
  return {
    onSend: () => sendDraft(partnerId),
    onDraftChange: (text) => changeDraftText(id, text),
    onFileChoose: (file) => void attachFile(id, file),
    onFileRemove: () => detachFile(id),
    onRetry: retryMessage,
    onDelete: deleteMessage,
    onCancelUpload: cancelUpload,
    onAttachmentOpen: openAttachment,
    onPictureLoad: getPicture,
    onOlderRequested: loadOlderMessages,
    onRead: markSeen,
    onThreadRetry: reloadChat,
    onSafetyDialogChange: changeSafetyDialog,
    onBlock: () => void setBlocked(id, true),
    onUnblock: () => void setBlocked(id, false),
    onReport: (report) => void sendReport(id, report),
  };
}

async function openAttachment(clientId: string): Promise<string | null> {
  const file = await getAttachment(clientId);
  if (!(file instanceof File)) return file?.message ?? null;
  saveFile(file);
  return null;
}
