import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { User } from '../../contract/auth.ts';
import { partnerName } from '../../domain/messages/inbox-search.ts';
import { MessagesScreen } from '../../screens/messages/MessagesScreen/MessagesScreen.tsx';
import { useUser } from '../../state/session/session.ts';
import {
  loadInbox,
  reloadChat,
  useInbox,
} from '../../state/messages/conversations/conversations.ts';
import { useNow } from '../../state/core/clock.ts';
import { chooseHourCycle, useHourCycle } from '../../state/core/hour-cycle.ts';
import { startRealtime } from '../../state/realtime.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { threadEvents, useOpenThread } from './use-open-thread.ts';

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

function load(): void {
  startRealtime();
  void loadInbox();
  reloadChat();
}
