import type { QueueBooking } from '../../../contract/queue.ts';
import { formatDay } from '../../../domain/time/india-time.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { t } from '../../../words/t.ts';

export interface DraftActionsProps {
  draft: QueueBooking;
  paymentHref: string | null;
  onDiscard: () => void;
  isBusy: boolean;
  error: string | null;
}

export function DraftActions({ draft, paymentHref, onDiscard, isBusy, error }: DraftActionsProps) {
  const subject = `${draft.freelancer.name}, ${formatDay(draft.date)}`;
  return (
    <>
      {paymentHref !== null && (
        <ButtonLink
          href={paymentHref}
          variant="text"
          aria-label={t`Continue to payment, ${subject}`}
        >
          {t`Continue to payment`}
        </ButtonLink>
      )}
      <Button
        variant="text"
        aria-label={t`Discard, ${subject}`}
        isPending={isBusy}
        onPress={onDiscard}
      >
        {t`Discard`}
      </Button>
      <FormAlert message={error} />
    </>
  );
}
