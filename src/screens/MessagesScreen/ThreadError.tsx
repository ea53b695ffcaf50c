import { LoadError, type LoadErrorProps } from '../../components/LoadError/LoadError.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import * as styles from './MessagesScreen.css.ts';

export interface ThreadErrorProps extends Pick<LoadErrorProps, 'error' | 'onRetry'> {
  /** Where the inbox is. */
  inboxHref: string;
}

/** A conversation that could not be loaded, or that is not there for this person. */
export function ThreadError({ error, onRetry, inboxHref }: ThreadErrorProps) {
  const isClosed = error.reason === 'not-found' || error.reason === 'forbidden';
  return (
    <div className={styles.notice}>
      {isClosed ? (
        <ErrorState
          kind="not-found"
          title={error.reason === 'not-found' ? 'Nobody found' : 'No conversation here'}
          message={error.message}
          action={{ label: 'Back to messages', href: inboxHref }}
        />
      ) : (
        <LoadError error={error} title="This conversation could not be loaded" onRetry={onRetry} />
      )}
    </div>
  );
}
