import { useState } from 'react';
import { ErrorState } from '../../../ui/feedback/ErrorState/ErrorState.tsx';
import { lazyModule, useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import { Spinner } from '../../../ui/feedback/Spinner/Spinner.tsx';
import { t } from '../../../words/t.ts';
import type { CardFormProps, CardProvider } from './card-provider.ts';

/** No request is sent to Stripe before a payment opens. */
const stripeModule = lazyModule(() => import('./StripeCards.tsx'), { when: 'open' });

/** @param publishableKey is not secret */
export function stripeCards(publishableKey: string): CardProvider {
  function Form(props: CardFormProps) {
    const [hasFailed, setHasFailed] = useState(false);
    const stripe = useLazyModule(stripeModule, { onError: () => setHasFailed(true) });
    if (stripe) return <stripe.StripeCards {...props} publishableKey={publishableKey} />;
    return hasFailed ? <NoCards /> : <Spinner label={t`Loading the card form`} />;
  }
  return { Form, hasUpi: false, createBankCharge: null };
}

function NoCards() {
  return (
    <ErrorState
      title={t`The card form could not be loaded`}
      message={t`Nothing was charged. Check your connection and try again.`}
      action={{ label: t`Reload the page`, onPress: () => location.reload() }}
    />
  );
}
