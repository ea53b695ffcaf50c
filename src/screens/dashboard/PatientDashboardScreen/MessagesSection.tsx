import { MessagesSheet } from '../../../components/messages/MessagesSheet/MessagesSheet.tsx';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import type { Loadable } from '../../../domain/loadable.ts';
import type { InboxEntry } from '../../../domain/messages/conversation.ts';
import { t } from '../../../words/t.ts';
import type { PatientDashboardHrefs } from './hrefs.ts';

export interface MessagesSectionProps {
  inbox: Loadable<readonly InboxEntry[]>;
  hrefs: Pick<PatientDashboardHrefs, 'message' | 'inbox'>;
  onRetry: () => void;
}

export function MessagesSection({ inbox, hrefs, onRetry }: MessagesSectionProps) {
  return (
    <AsyncSection
      data={inbox}
      failure={t`Your messages could not be loaded`}
      onRetry={onRetry}
      empty={() => null}
    >
      {(entries) => (
        <MessagesSheet inbox={entries} messageHref={hrefs.message} inboxHref={hrefs.inbox} />
      )}
    </AsyncSection>
  );
}
