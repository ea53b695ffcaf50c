import { Button } from '../../ui/Button/Button.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import * as styles from './PaymentDoubt.css.ts';

export interface PaymentDoubtProps {
  /**
   * 'checking': no response, so the server is queried. 'unsure': the query got none either.
   * 'settling': the server waits for the bank.
   */
  state: 'checking' | 'unsure' | 'settling';
  /** Checks again, and pays only if nothing was paid. */
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
          <Spinner label="Please wait" />
          <p>We could not reach the server. We are checking what became of your payment.</p>
        </>
      )}
      {state === 'unsure' && (
        <>
          <p className={styles.title}>We could not reach the server</p>
          <p>
            You have not been charged twice. Whether this payment arrived we do not know yet: we
            keep looking, and ‘Try again’ looks first, too.
          </p>
          <Button variant="secondary" onPress={onTryAgain}>
            Try again
          </Button>
        </>
      )}
      {state === 'settling' && (
        <>
          <Spinner label="Please wait" />
          <p className={styles.title}>Waiting for your bank</p>
          <p>
            Your payment is on its way, and this page goes on by itself. If you leave, you find the
            booking in <Link href={bookingsHref}>your queue bookings</Link>.
          </p>
        </>
      )}
    </Stack>
  );
}
