import type { SecondFactorStatus } from '../../../contract/second-factor.ts';
import { h3Text, softText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './SecondFactorNotice.css.ts';

export interface SecondFactorNoticeProps {
  status: SecondFactorStatus;
  accountHref: string;
  onPutAway: () => void;
}

/** A doctor can put it away, unless the server requires two-step sign-in. */
export function SecondFactorNotice({ status, accountHref, onPutAway }: SecondFactorNoticeProps) {
  if (status.isOn) return null;
  return (
    <Stack
      as="section"
      gap="s3"
      align="start"
      className={styles.notice}
      aria-labelledby="second-factor-notice"
    >
      <h2 id="second-factor-notice" className={h3Text}>
        {status.isRequired
          ? t`Turn on two-step sign-in to continue`
          : t`Protect your patients’ records`}
      </h2>
      <p className={softText}>
        {t`With two-step sign-in, a stolen password is not enough to open your account. You also enter a code from an app on your phone.`}
      </p>
      <Inline gap="s3">
        <ButtonLink href={accountHref} variant="secondary">
          {t`Turn it on`}
        </ButtonLink>
        {!status.isRequired && (
          <Button variant="text" onPress={onPutAway}>
            {t`Ask me again in a month`}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
