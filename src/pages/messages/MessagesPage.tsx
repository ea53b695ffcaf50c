import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { User } from '../../contract/auth.ts';
import { partnerName } from '../../domain/messages/inbox-search.ts';
import { MessagesScreen } from '../../screens/messages/MessagesScreen/MessagesScreen.tsx';
import { ThreadPane } from '../../screens/messages/MessagesScreen/ThreadPane.tsx';
import type {
  OpenThread,
  ThreadEvents,
} from '../../screens/messages/MessagesScreen/open-thread.ts';
import { useUser } from '../../state/session/session.ts';
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
  loadInbox,
  loadOlderMessages,
  markSeen,
  openChat,
  reloadChat,
  retryMessage,
  sendDraft,
  useInbox,
  useThread,
} from '../../state/messages/conversations/conversations.ts';
import {
  changeSafetyDialog,
  sendReport,
  setBlocked,
  useSafety,
} from '../../state/messages/safety.ts';
import { useNow } from '../../state/core/clock.ts';
import { chooseHourCycle, useHourCycle } from '../../state/core/hour-cycle.ts';
import { startRealtime } from '../../state/realtime.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { saveFile } from '../hooks/save-file.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

/** Spec §2 Messages. The `id` parameter is the partner's id. */
export function MessagesPage() {
  const { id } = useParams();
  const user = useUser();
  return user && <Messages key={user.id} user={user} partnerId={id ?? null} />;
}

function Messages({ user, partnerId }: { user: User; partnerId: string | null }) {
  const inbox = useInbox();
  const thread = useOpenThread(partnerId, user);
  const [search, setSearch] = useState('');
  const partner = thread?.partner;
  usePageTitle(partner ? t`Messages with ${partnerName(partner)}` : t`Messages`);
  useEffect(load, []);
  return (
    <MessagesScreen
      {...threadEvents(partnerId)}
      inbox={inbox}
      search={search}
      onSearchChange={setSearch}
      onInboxRetry={load}
      threadHref={(id) => withBase(paths.messages(id))}
      inboxHref={withBase(paths.messages())}
      findHref={user.role === 'patient' ? withBase(paths.findADoctor()) : null}
      thread={thread}
      now={useNow('minute')}
      hourCycle={useHourCycle()}
      onHourCycleChange={chooseHourCycle}
    />
  );
}

interface CallMessagesProps {
  user: User;
  partnerId: string;
}

export function CallMessages({ user, partnerId }: CallMessagesProps) {
  const thread = useOpenThread(partnerId, user);
  const now = useNow('minute');
  const hourCycle = useHourCycle();
  return (
    thread && (
      <ThreadPane
        {...threadEvents(partnerId)}
        thread={thread}
        hasHeader={false}
        inboxHref={withBase(paths.messages())}
        now={now}
        hourCycle={hourCycle}
      />
    )
  );
}

function useOpenThread(partnerId: string | null, user: User): OpenThread | null {
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

function threadEvents(partnerId: string | null): ThreadEvents {
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

function load(): void {
  startRealtime();
  void loadInbox();
  reloadChat();
}
