import { lazy, Suspense, useState } from 'react';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import type { CardFormProps, CardProvider } from './card-provider.ts';

/** Nothing of Stripe is asked for before a payment by it is drawn. */
const laterCards = () =>
  lazy(() =>
    import('./StripeCards.tsx').then(
      ({ StripeCards }) => ({ default: StripeCards }),
      () => ({ default: NoCards }),
    ),
  );

/**
 * Cards by Stripe, whose fields stand in frames of its own.
 * @param publishableKey names the account that is paid; it is no secret
 */
export function stripeCards(publishableKey: string): CardProvider {
  function Form(props: CardFormProps) {
    // For each payment page its own: React keeps for good what failed.
    const [StripeCards] = useState(laterCards);
    return (
      <Suspense fallback={<Spinner label="Loading the card form" />}>
        <StripeCards {...props} publishableKey={publishableKey} />
      </Suspense>
    );
  }
  return { Form, hasUpi: false, bankAnswer: null };
}

/** The rest of the payment stays to be read. What a new release took from the server comes by a reload alone. */
function NoCards() {
  return (
    <ErrorState
      title="The card form could not be loaded"
      message="Nothing was charged. Check your connection and try again."
      action={{ label: 'Reload the page', onPress: () => location.reload() }}
    />
  );
}
