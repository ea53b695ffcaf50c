import type { Partner } from '../../../domain/messages/conversation.ts';
import { partnerName } from '../../../domain/messages/partner-name.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { t } from '../../../words/t.ts';
import * as styles from './MessagesScreen.css.ts';

export function ReadOnlyNotice({ partner }: { partner: Partner }) {
  const name = partnerName(partner);
  return (
    <div className={styles.readOnly}>
      <p className={quietText}>
        {partner.role === 'doctor'
          ? t`${name} does not take visits or messages at the moment. You can still read this conversation.`
          : t`You cannot send messages at the moment. You can still read this conversation.`}
      </p>
    </div>
  );
}
