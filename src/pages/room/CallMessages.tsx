import type { User } from '../../contract/auth.ts';
import { ThreadPane } from '../../screens/messages/MessagesScreen/ThreadPane.tsx';
import { useNow } from '../../state/core/clock.ts';
import { useHourCycle } from '../../state/core/hour-cycle.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { threadEvents, useOpenThread } from '../messages/use-open-thread.ts';
import { paths } from '../paths.ts';

export interface CallMessagesProps {
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
