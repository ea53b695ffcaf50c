import { useState } from 'react';
import type { Money } from '../../../contract/common.ts';
import { formatExactMoney } from '../../../domain/payments/money.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { t } from '../../../words/t.ts';

export interface BankDialogProps {
  amount: Money;
  onAnswer: (isConfirmed: boolean) => void;
  isPending: boolean;
  onClose: () => void;
}

export function BankDialog({ amount, onAnswer, isPending, onClose }: BankDialogProps) {
  const [answer, setAnswer] = useState<boolean | null>(null);
  const give = (isConfirmed: boolean) => {
    setAnswer(isConfirmed);
    onAnswer(isConfirmed);
  };
  return (
    <Dialog
      title={t`Confirm with your bank`}
      description={t`Do you want to pay ${formatExactMoney(amount)} to CareSetu?`}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose();
      }}
      actions={
        <>
          <Button
            variant="secondary"
            onPress={() => give(false)}
            isPending={isPending && answer === false}
            isDisabled={isPending && answer === true}
          >
            {t`Refuse`}
          </Button>
          <Button
            onPress={() => give(true)}
            isPending={isPending && answer === true}
            isDisabled={isPending && answer === false}
          >
            {t`Confirm payment`}
          </Button>
        </>
      }
    >
      <p>{t`This is a demo of a bank’s page. No money moves.`}</p>
    </Dialog>
  );
}
