import { lazy, Suspense } from 'react';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import type { CardFormProps, CardProvider } from './card-provider.ts';

/** Nothing of Stripe is asked for before a payment by it is drawn. */
const StripeCards = lazy(() =>
  import('./StripeCards.tsx').then(({ StripeCards: form }) => ({ default: form })),
);

/**
 * Cards by Stripe, whose fields stand in frames of its own.
 * @param publishableKey names the account that is paid; it is no secret
 */
export function stripeCards(publishableKey: string): CardProvider {
  function Form(props: CardFormProps) {
    return (
      <Suspense fallback={<Spinner label="Loading the card form" />}>
        <StripeCards {...props} publishableKey={publishableKey} />
      </Suspense>
    );
  }
  return { Form, hasUpi: false, bankAnswer: null };
}
