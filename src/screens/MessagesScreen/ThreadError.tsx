import { LoadError, type LoadErrorProps } from '../../components/LoadError/LoadError.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import * as styles from './MessagesScreen.css.ts';

export interface ThreadErrorProps extends Pick<LoadErrorProps, 'error' | 'onRetry'> {
  inboxHref: string;
}

/** Load error, or no access to the thread. */
export function ThreadError({ error, onRetry, inboxHref }: ThreadErrorProps) {
  const isClosed = error.reason === 'not-found' || error.reason === 'forbidden';
  return (
    <div className={styles.notice}>
      {isClosed ? (
        <ErrorState
          kind="not-found"
          title={
            error.reason === 'not-found' ? 'Person not found' : 'You cannot open this conversation'
          }
          message={error.message}
          action={{ label: 'Back to messages', href: inboxHref }}
        />
      ) : (
        <LoadError error={error} title="This conversation could not be loaded" onRetry={onRetry} />
      )}
    </div>
  );
}
