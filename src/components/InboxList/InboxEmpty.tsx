import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { state } from './InboxList.css.ts';

export interface NoConversationsProps {
  /** Null for a doctor. */
  findHref: string | null;
}

/** Empty state of the inbox (spec §2 Messages). */
export function NoConversations({ findHref }: NoConversationsProps) {
  return (
    <div className={state}>
      {findHref === null ? (
        <EmptyState title="There is no Chat">Messages from patients will appear here.</EmptyState>
      ) : (
        <EmptyState
          title="There is no Chat"
          action={
            <ButtonLink variant="secondary" href={findHref}>
              Find a Doctor
            </ButtonLink>
          }
        >
          Choose Send Message on a doctor’s profile to start a conversation.
        </EmptyState>
      )}
    </div>
  );
}

export interface NothingFoundProps {
  search: string;
  onSearchClear: () => void;
}

export function NothingFound({ search, onSearchClear }: NothingFoundProps) {
  return (
    <div className={state}>
      <EmptyState
        title="Nothing found"
        action={
          <Button variant="secondary" onPress={onSearchClear}>
            Show all conversations
          </Button>
        }
      >
        No name or latest message contains ‘<bdi>{search}</bdi>’.
      </EmptyState>
    </div>
  );
}
