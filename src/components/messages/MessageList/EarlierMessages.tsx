import type { OlderMessages } from '../../../domain/messages/conversation.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Spinner } from '../../../ui/feedback/Spinner/Spinner.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './MessageList.css.ts';

export interface EarlierMessagesProps {
  state: OlderMessages;
  onVisible: () => void;
}

/** Not all users scroll, which also loads earlier messages. */
export function EarlierMessages({ state, onVisible }: EarlierMessagesProps) {
  return (
    <Stack align="center" className={quietText} aria-live="off" data-state={state}>
      {state === 'loading' && <Spinner label={t`Loading earlier messages`} />}
      {state === 'failed' && <p>{t`Earlier messages could not be loaded.`}</p>}
      {(state === 'more' || state === 'failed') && (
        <button className={styles.earlierButton} type="button" onClick={onVisible}>
          {state === 'failed' ? t`Try again` : t`Show earlier messages`}
        </button>
      )}
    </Stack>
  );
}
