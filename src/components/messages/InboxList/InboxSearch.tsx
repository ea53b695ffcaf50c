import type { InboxEntry } from '../../../domain/messages/conversation.ts';
import { formatCount } from '../../../domain/count.ts';
import { searchInbox, type DeviceMessages } from '../../../domain/messages/inbox-search.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState/EmptyState.tsx';
import { Say } from '../../../words/Say.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { state } from './InboxList.css.ts';

export interface Found {
  entries: readonly InboxEntry[];
  /** For screen readers. */
  text: string;
}

export function findEntries(
  entries: readonly InboxEntry[],
  search: string,
  onDevice: DeviceMessages,
): Found {
  const found = searchInbox(entries, search, onDevice);
  return { entries: found, text: foundText(found.length) };
}

function foundText(count: number): string {
  if (count === 0) return t`No conversation found`;
  return plural(count, {
    one: t`1 conversation found`,
    other: t`${formatCount(count)} conversations found`,
  });
}

export interface NothingFoundProps {
  search: string;
  onSearchClear: () => void;
}

/** The server stores messages sealed and cannot search them (ADR 0056). */
export function NothingFound({ search, onSearchClear }: NothingFoundProps) {
  return (
    <div className={state}>
      <EmptyState
        title={t`Nothing found`}
        action={
          <Button variant="secondary" onPress={onSearchClear}>
            {t`Show all conversations`}
          </Button>
        }
      >
        <Say>
          Searched for ‘<bdi>{search}</bdi>’ in names, in the latest messages, and in the
          conversations you have opened on this device. Open a conversation to search its messages
          too.
        </Say>
      </EmptyState>
    </div>
  );
}
