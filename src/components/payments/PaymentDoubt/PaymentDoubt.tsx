import { strongText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Spinner } from '../../../ui/feedback/Spinner/Spinner.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './PaymentDoubt.css.ts';

export interface PaymentDoubtProps {
  /**
   * 'checking': no response, the app requests the status. 'unsure': that failed, too. 'settling':
   * the server waits for the bank.
   */
  state: 'checking' | 'unsure' | 'settling';
  onTryAgain: () => void;
  bookingsHref: string;
}

export function PaymentDoubt({ state, onTryAgain, bookingsHref }: PaymentDoubtProps) {
  return (
    <Stack
      gap="s3"
      align="start"
      className={styles.panel}
      role={state === 'unsure' ? 'alert' : 'status'}
      data-state={state}
    >
      {state === 'checking' && (
        <>
          <Spinner label={t`Please wait`} />
          <p>{t`We could not reach the server. We are checking whether your payment went through.`}</p>
        </>
      )}
      {state === 'unsure' && (
        <>
          <p className={strongText}>{t`We could not reach the server`}</p>
          <p>
            <Say>
              We do not know yet if this payment went through, and we are still checking. If you
              choose ‘Try again’, we check first. You will not be charged twice.
            </Say>
          </p>
          <Button variant="secondary" onPress={onTryAgain}>
            {t`Try again`}
          </Button>
        </>
      )}
      {state === 'settling' && (
        <>
          <Spinner label={t`Please wait`} />
          <p className={strongText}>{t`Waiting for your bank`}</p>
          <p>
            <Say>
              Your payment is on its way. This page will update when your bank replies. If you
              leave, you can find the booking in{' '}
              <Link href={bookingsHref}>your queue bookings</Link>.
            </Say>
          </p>
        </>
      )}
    </Stack>
  );
}
