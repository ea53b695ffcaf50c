import { useEffect } from 'react';
import type { Partner } from '../../../domain/messages/conversation.ts';
import { partnerName } from '../../../domain/messages/partner-name.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './MessagesScreen.css.ts';

export interface BlockedNoticeProps {
  partner: Partner;
  onUnblock: () => void;
  isPending: boolean;
  error: string | null;
}

export function BlockedNotice({ partner, onUnblock, isPending, error }: BlockedNoticeProps) {
  const { blockedName } = partner;
  useEffect(() => focusMainIfLost, []);
  return (
    <div className={styles.readOnly}>
      <Stack gap="s3" align="start">
        <p className={quietText}>
          {t`You have blocked ${partnerName(partner)}. Neither of you can send messages here.`}
        </p>
        {blockedName !== undefined && blockedName !== partner.name && (
          <p className={quietText}>{t`When you blocked them, their name was ${blockedName}.`}</p>
        )}
        <FormAlert message={error} />
        <Button variant="secondary" onPress={onUnblock} isPending={isPending}>
          {t`Unblock`}
        </Button>
      </Stack>
    </div>
  );
}

function focusMainIfLost(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus();
}
