import { LoadError, type LoadErrorProps } from '../../../components/shared/LoadError/LoadError.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState/ErrorState.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './MessagesScreen.css.ts';

export interface ThreadErrorProps extends Pick<LoadErrorProps, 'error' | 'onRetry'> {
  inboxHref: string;
}

export function ThreadError({ error, onRetry, inboxHref }: ThreadErrorProps) {
  const isClosed = error.reason === 'not-found' || error.reason === 'forbidden';
  return (
    <div className={styles.notice}>
      {isClosed ? (
        <ErrorState
          kind="not-found"
          title={
            error.reason === 'not-found'
              ? t`Person not found`
              : t`You cannot open this conversation`
          }
          message={error.message}
          action={{ label: t`Back to messages`, href: inboxHref }}
        />
      ) : (
        <LoadError
          error={error}
          title={t`This conversation could not be loaded`}
          onRetry={onRetry}
        />
      )}
    </div>
  );
}
