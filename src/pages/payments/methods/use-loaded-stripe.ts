import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';

/** Loads the script from Stripe, which forbids self-hosted copies. */
export function useLoadedStripe(publishableKey: string) {
  const [stripe, setStripe] = useState<Stripe | 'loading' | 'failed'>('loading');
  const [loading, setLoading] = useState(() => loadStripe(publishableKey));
  useEffect(() => {
    let isWanted = true;
    const take = (loaded: Stripe | null) => {
      if (isWanted) setStripe(loaded ?? 'failed');
    };
    loading.then(take, () => take(null));
    return () => {
      isWanted = false;
    };
  }, [loading]);
  return {
    stripe,
    onRetry: () => {
      setStripe('loading');
      setLoading(loadStripe(publishableKey));
    },
  };
}
