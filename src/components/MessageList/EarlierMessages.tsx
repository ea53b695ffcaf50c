import type { OlderMessages } from '../../domain/conversation.ts';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import * as styles from './MessageList.css.ts';

export interface EarlierMessagesProps {
  state: OlderMessages;
  onWanted: () => void;
}

/** The button is for users who do not scroll. */
export function EarlierMessages({ state, onWanted }: EarlierMessagesProps) {
  return (
    <Stack align="center" className={styles.earlier} aria-live="off" data-state={state}>
      {state === 'loading' && <Spinner label="Loading earlier messages" />}
      {state === 'failed' && <p>Earlier messages could not be loaded.</p>}
      {(state === 'more' || state === 'failed') && (
        <button className={styles.earlierButton} type="button" onClick={onWanted}>
          {state === 'failed' ? 'Try again' : 'Show earlier messages'}
        </button>
      )}
    </Stack>
  );
}
