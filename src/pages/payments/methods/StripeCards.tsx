import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useEffect, type FormEvent } from 'react';
import { CardFormIntro } from '../../../components/shared/CardFormIntro/CardFormIntro.tsx';
import { useTheme } from '../../../state/core/theme.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState/ErrorState.tsx';
import { form as formClass } from '../../../ui/forms/Form/Form.css.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Spinner } from '../../../ui/feedback/Spinner/Spinner.tsx';
import { t } from '../../../words/t.ts';
import type { CardFormProps } from './card-provider.ts';
import { stripeAppearance } from './stripe-appearance.ts';
import { retrieveEarlierAttempt, stripeCharge } from './stripe-charge.ts';
import { useLoadedStripe } from './use-loaded-stripe.ts';

export interface StripeCardsProps extends CardFormProps {
  publishableKey: string;
}

export function StripeCards({ publishableKey, ...form }: StripeCardsProps) {
  const { stripe, onRetry } = useLoadedStripe(publishableKey);
  // Rerenders after a theme change, to update Stripe's appearance.
  useTheme();
  const { clientSecret } = form.payment;
  if (clientSecret === null) {
    return (
      <FormAlert message={t`Card payments are not available at the moment. Nothing was charged.`} />
    );
  }
  if (stripe === 'failed') {
    return (
      <ErrorState
        title={t`The card form could not be loaded`}
        message={t`Nothing was charged. Check your connection and try again.`}
        action={{ label: t`Try again`, onPress: onRetry }}
      />
    );
  }
  if (stripe === 'loading') return <Spinner label={t`Loading the card form`} />;
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: stripeAppearance() }}>
      <StripeForm {...form} clientSecret={clientSecret} />
    </Elements>
  );
}

function StripeForm({
  clientSecret,
  holder,
  isPaying,
  returnUrl,
  onPay,
  onEarlierAttempt,
  children,
}: CardFormProps & { clientSecret: string }) {
  const stripe = useStripe();
  const elements = useElements();

  useEffect(() => {
    // Ignores failures, because Stripe itself refuses a second charge.
    if (!stripe) return;
    retrieveEarlierAttempt(stripe, clientSecret).then(
      (result) => result && onEarlierAttempt(result),
      () => {},
    );
  }, [stripe, clientSecret, onEarlierAttempt]);

  const send = async () => {
    if (!stripe || !elements || isPaying) return;
    // Stripe shows field errors itself, and they do not count as an attempt.
    const { error } = await elements.submit();
    if (!error) onPay(stripeCharge(stripe, elements, returnUrl));
  };

  return (
    <form
      className={formClass}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
      noValidate
    >
      <CardFormIntro digits="" name={holder} expiry="">
        <p>{t`Your card number goes straight to the payment provider. CareSetu does not store it.`}</p>
      </CardFormIntro>
      <PaymentElement options={{ defaultValues: { billingDetails: { name: holder } } }} />
      {children}
    </form>
  );
}
