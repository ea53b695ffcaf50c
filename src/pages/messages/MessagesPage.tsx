import { useEffect, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { User } from '../../contract/auth.ts';
import { partnerName } from '../../domain/messages/partner-name.ts';
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
import { chooseHourCycle } from '../../state/core/hour-cycle.ts';
import { startRealtime } from '../../state/realtime.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { useHourCycle } from '../../ui/time/hour-cycle.ts';
import { t } from '../../words/t.ts';
import type { PageProps } from '../page-props.ts';
import { paths } from '../paths.ts';
import { saveFile } from '../hooks/save-file.ts';
import { useDeviceMessages } from './use-device-messages.ts';
import { useDownloadStepUp } from '../hooks/use-step-up.tsx';
import { usePageTitle } from '../hooks/use-page-title.ts';

/** Spec §2 Messages. The `id` parameter is the partner's id. */
export function MessagesPage({ authenticator }: Pick<PageProps, 'authenticator'>) {
  const { id } = useParams();
  const user = useUser();
  return (
    user && (
      <Messages key={user.id} user={user} partnerId={id ?? null} authenticator={authenticator} />
    )
  );
}

interface MessagesProps extends Pick<PageProps, 'authenticator'> {
  user: User;
  partnerId: string | null;
}

function Messages({ user, partnerId, authenticator }: MessagesProps) {
  const inbox = useInbox();
  const thread = useOpenThread(partnerId, user);
  const [search, setSearch] = useState('');
  const deviceMessages = useDeviceMessages(search !== '', inbox, thread);
  const partner = thread?.partner;
  usePageTitle(partner ? t`Messages with ${partnerName(partner)}` : t`Messages`);
  const { events, dialog } = useThreadEvents(partnerId, authenticator);
  useEffect(load, []);
  return (
    <>
      <MessagesScreen
        {...events}
        inbox={inbox}
        search={search}
        deviceMessages={deviceMessages}
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
      {dialog}
    </>
  );
}

interface CallMessagesProps extends Pick<PageProps, 'authenticator'> {
  user: User;
  partnerId: string;
}

export function CallMessages({ user, partnerId, authenticator }: CallMessagesProps) {
  const thread = useOpenThread(partnerId, user);
  const now = useNow('minute');
  const { events, dialog } = useThreadEvents(partnerId, authenticator);
  return (
    thread && (
      <>
        <ThreadPane
          {...events}
          thread={thread}
          hasHeader={false}
          inboxHref={withBase(paths.messages())}
          now={now}
        />
        {dialog}
      </>
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
  const partnerRole = thread.partner?.role;
  const isBookable = user.role === 'patient' && partnerRole === 'doctor';
  const hasVisits = isBookable || (user.role === 'doctor' && partnerRole === 'patient');
  return {
    partnerId,
    ...thread,
    ...draft,
    bookHref: isBookable ? withBase(paths.booking(partnerId)) : null,
    visitsHref: hasVisits ? withBase(paths.appointments({ with: partnerId })) : null,
    safety,
  };
}

function useThreadEvents(
  partnerId: string | null,
  authenticator: ReactNode,
): { events: ThreadEvents; dialog: ReactNode } {
  const stepUp = useDownloadStepUp(authenticator);
  const id = partnerId ?? '';
  const openAttachment = async (clientId: string): Promise<string | null> => {
    const file = await getAttachment(clientId);
    if (file instanceof File) saveFile(file);
    else if (file?.reason === 'step-up') stepUp.ask(() => void openAttachment(clientId));
    else return file?.message ?? null;
    return null;
  };
  const events: ThreadEvents = {
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
  return { events, dialog: stepUp.dialog };
}

function load(): void {
  startRealtime();
  void loadInbox();
  reloadChat();
}
