import { DemoCardForm } from '../../../components/payments/DemoCardForm/DemoCardForm.tsx';
import { demoCardCharge } from '../../../state/payments/charge.ts';
import type { CardFormProps, CardProvider } from './card-provider.ts';

export const demoCards: CardProvider = {
  Form: DemoCards,
  hasUpi: true,
  createBankCharge: (isConfirmed) =>
    demoCardCharge(isConfirmed ? 'demo-card-bank-approved' : 'demo-card-bank-refused'),
};

function DemoCards({ holder, now, isPaying, onPay, children }: CardFormProps) {
  return (
    <DemoCardForm
      holder={holder}
      now={now}
      isPaying={isPaying}
      onCard={(token) => onPay(demoCardCharge(token))}
    >
      {children}
    </DemoCardForm>
  );
}
