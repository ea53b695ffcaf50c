import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import * as styles from './MessagesScreen.css.ts';

/** Shown beside the inbox (spec §2 Messages). */
export function NoConversation() {
  return (
    <div className={styles.none}>
      <EmptyState title="Your Messages">Select a conversation to start messaging</EmptyState>
    </div>
  );
}
