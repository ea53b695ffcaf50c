import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState/EmptyState.tsx';
import { t } from '../../../words/t.ts';
import { state } from './InboxList.css.ts';

export interface NoConversationsProps {
  findHref: string | null;
}

export function NoConversations({ findHref }: NoConversationsProps) {
  return (
    <div className={state}>
      {findHref === null ? (
        <EmptyState
          title={t`There is no Chat`}
        >{t`Messages from patients will appear here.`}</EmptyState>
      ) : (
        <EmptyState
          title={t`There is no Chat`}
          action={
            <ButtonLink variant="secondary" href={findHref}>
              {t`Find a Doctor`}
            </ButtonLink>
          }
        >
          {t`Choose Send Message on a doctor’s profile to start a conversation.`}
        </EmptyState>
      )}
    </div>
  );
}
