import { EmptyState } from '../../../ui/feedback/EmptyState/EmptyState.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './MessagesScreen.css.ts';

export function NoConversation() {
  return (
    <div className={styles.none}>
      <EmptyState
        title={t`Your Messages`}
      >{t`Select a conversation to start messaging`}</EmptyState>
    </div>
  );
}
