import { useRef } from 'react';
import type { InboxEntry } from '../../../domain/messages/conversation.ts';
import type { DeviceMessages } from '../../../domain/messages/inbox-search.ts';
import { partnerName } from '../../../domain/messages/partner-name.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { SearchField } from '../../../ui/forms/SearchField/SearchField.tsx';
import { lazyModule, useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import { t } from '../../../words/t.ts';
import { InboxItem } from '../InboxItem/InboxItem.tsx';
import { sharedNames } from '../partner-detail.ts';
import { LoadError } from '../../shared/LoadError/LoadError.tsx';
import { NoConversations } from './InboxEmpty.tsx';
import { InboxSkeleton } from './InboxSkeleton.tsx';
import * as styles from './InboxList.css.ts';

const inboxSearch = lazyModule(() => import('./InboxSearch.tsx'), { when: 'intent' });

interface InboxEntriesProps {
  search: string;
  deviceMessages: DeviceMessages;
  threadHref: (partnerId: string) => string;
  openPartnerId: string | null;
  findHref: string | null;
  now: Date;
}

export interface InboxListProps extends InboxEntriesProps {
  inbox: Loadable<readonly InboxEntry[]>;
  onSearchChange: (text: string) => void;
  onRetry: () => void;
}

/** Spec §2 Messages. */
export function InboxList({ inbox, search, onSearchChange, onRetry, ...list }: InboxListProps) {
  const searchRef = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={searchRef} className={styles.search} {...inboxSearch.triggerProps}>
        <SearchField
          label={t`Search messages`}
          placeholder={t`Search messages...`}
          value={search}
          onChange={onSearchChange}
        />
      </div>
      {inbox.status === 'loading' && <InboxSkeleton />}
      {inbox.status === 'error' && (
        <div className={styles.state}>
          <LoadError error={inbox} title={t`Your messages could not be loaded`} onRetry={onRetry} />
        </div>
      )}
      {inbox.status === 'ready' && (
        <FoundEntries
          {...list}
          entries={inbox.data}
          search={search}
          onSearchClear={() => {
            onSearchChange('');
            // The pressed button disappears.
            searchRef.current?.querySelector('input')?.focus();
          }}
        />
      )}
    </>
  );
}

interface FoundEntriesProps extends InboxEntriesProps {
  entries: readonly InboxEntry[];
  onSearchClear: () => void;
}

function FoundEntries({
  entries,
  search,
  deviceMessages,
  onSearchClear,
  threadHref,
  openPartnerId,
  findHref,
  now,
}: FoundEntriesProps) {
  const isSearching = search.trim() !== '';
  const module = useLazyModule(inboxSearch, { isOpen: isSearching });
  if (entries.length === 0) return <NoConversations findHref={findHref} />;
  const found = isSearching ? module?.findEntries(entries, search, deviceMessages) : undefined;
  const shown = found?.entries ?? entries;
  const shared = sharedNames(entries);
  return (
    <>
      <p className={styles.found} role="status">
        {found?.text}
      </p>
      {module && shown.length === 0 && (
        <module.NothingFound search={search.trim()} onSearchClear={onSearchClear} />
      )}
      {shown.length > 0 && (
        <nav aria-label={t`Conversations`}>
          <ul className={styles.list}>
            {shown.map((entry) => (
              <InboxItem
                key={entry.partner.id}
                entry={entry}
                href={threadHref(entry.partner.id)}
                isOpen={entry.partner.id === openPartnerId}
                isNameShared={shared.has(partnerName(entry.partner))}
                now={now}
              />
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
