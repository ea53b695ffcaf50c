import type { QueueBooking } from '../../contract/queue.ts';
import { formatDay } from '../../domain/india-time.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { FormAlert } from '../../ui/FormAlert/FormAlert.tsx';

export interface DraftActionsProps {
  /** The draft. */
  draft: QueueBooking;
  /** Where it is paid; null once that is too late. */
  paymentHref: string | null;
  /** 'Discard' was pressed. */
  onDiscard: () => void;
  /** Whether it is being discarded. */
  isBusy: boolean;
  /** Why it could not be discarded, or null. */
  error: string | null;
}

/** What can be done with a draft in the list; each action is named after its draft. */
export function DraftActions({ draft, paymentHref, onDiscard, isBusy, error }: DraftActionsProps) {
  const subject = `${draft.freelancer.name}, ${formatDay(draft.date)}`;
  return (
    <>
      {paymentHref !== null && (
        <ButtonLink
          href={paymentHref}
          variant="text"
          aria-label={`Continue to payment, ${subject}`}
        >
          Continue to payment
        </ButtonLink>
      )}
      <Button
        variant="text"
        aria-label={`Discard, ${subject}`}
        isPending={isBusy}
        onPress={onDiscard}
      >
        Discard
      </Button>
      <FormAlert message={error} />
    </>
  );
}
