import type { OlderMessages } from '../../domain/conversation.ts';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import * as styles from './MessageList.css.ts';

export interface EarlierMessagesProps {
  /** What lies before the messages that are drawn. */
  state: OlderMessages;
  /** They are wanted. */
  onWanted: () => void;
}

/** The start of what is drawn: the way to earlier messages for those who do not scroll, and whether they are coming. */
export function EarlierMessages({ state, onWanted }: EarlierMessagesProps) {
  return (
    <div className={styles.earlier} aria-live="off" data-state={state}>
      {state === 'loading' && <Spinner label="Loading earlier messages" />}
      {state === 'failed' && <p>Earlier messages could not be loaded.</p>}
      {(state === 'more' || state === 'failed') && (
        <button className={styles.earlierButton} type="button" onClick={onWanted}>
          {state === 'failed' ? 'Try again' : 'Show earlier messages'}
        </button>
      )}
    </div>
  );
}
