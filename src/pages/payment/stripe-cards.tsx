import { useState } from 'react';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { lazyModule, useLazyModule } from '../../ui/lazy-module.ts';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import type { CardFormProps, CardProvider } from './card-provider.ts';

/** No request goes to Stripe before a payment by it is shown. */
const stripeModule = lazyModule(() => import('./StripeCards.tsx'), { when: 'open' });

/**
 * Cards by Stripe, whose fields stand in frames of its own.
 * @param publishableKey names the account that is paid; it is no secret
 */
export function stripeCards(publishableKey: string): CardProvider {
  function Form(props: CardFormProps) {
    const [hasFailed, setHasFailed] = useState(false);
    const stripe = useLazyModule(stripeModule, { onError: () => setHasFailed(true) });
    if (stripe) return <stripe.StripeCards {...props} publishableKey={publishableKey} />;
    return hasFailed ? <NoCards /> : <Spinner label="Loading the card form" />;
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
