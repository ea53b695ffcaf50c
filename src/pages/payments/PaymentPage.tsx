import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { User } from '../../contract/auth.ts';
import type { QueueBooking } from '../../contract/queue.ts';
import type { Loadable, LoadProblem } from '../../domain/loadable.ts';
import { NothingToPay } from '../../screens/payments/PaymentScreen/NothingToPay.tsx';
import { PaymentScreen } from '../../screens/payments/PaymentScreen/PaymentScreen.tsx';
import { useUser } from '../../state/session/session.ts';
import { upiCharge } from '../../state/payments/charge.ts';
import { useNow } from '../../state/core/clock.ts';
import { applyEarlierAttempt, pay, tryAgain } from '../../state/payments/payment-attempt.ts';
import {
  closePayment,
  followBooking,
  followPayment,
  openPayment,
  paymentStatus,
  retryPayment,
  usePayment,
} from '../../state/payments/payment.ts';
import { REFETCH_MS, useEachResponse, useLoadable } from '../../state/core/query-client.ts';
import { queueBooking } from '../../state/queue/queue.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';
import { t } from '../../words/t.ts';
import type { PageProps } from '../page-props.ts';
import { paths } from '../paths.ts';
import type { CardProvider } from './methods/card-provider.ts';
import { demoCards } from './methods/demo-cards.tsx';
import { parsePreview } from './methods/payment-preview.ts';
import { stripeCards } from './methods/stripe-cards.tsx';
import { usePageTitle } from '../hooks/use-page-title.ts';

export type PaymentPageProps = Pick<PageProps, 'stripePublishableKey'> &
  Partial<Pick<PageProps, 'UpiPhone'>>;

interface DraftPaymentProps extends Pick<PageProps, 'UpiPhone'> {
  user: User;
  draftId: string;
  cards: CardProvider;
}

/** Preloaded, so that it opens even without a connection. */
const bookingPage = lazyModule(() => import('../queue/QueueBookingPage.tsx'), { when: 'idle' });

/** Spec §2, §4 Queue service. */
export function PaymentPage({ stripePublishableKey, UpiPhone = null }: PaymentPageProps) {
  usePageTitle(t`Payment`);
  useLazyModule(bookingPage);
  const user = useUser();
  const [params] = useSearchParams();
  const draftId = params.get('draft');
  const [cards] = useState(() =>
    stripePublishableKey === null ? demoCards : stripeCards(stripePublishableKey),
  );
  if (!user) return null;
  if (!draftId) return <NothingToPay helpersHref={withBase(paths.freelancers())} />;
  return (
    <DraftPayment key={draftId} user={user} draftId={draftId} cards={cards} UpiPhone={UpiPhone} />
  );
}

function DraftPayment({ user, draftId, cards, UpiPhone }: DraftPaymentProps) {
  const navigate = useNavigate();
  const hasReturned = useReturnFromBank(draftId);
  useLayoutEffect(() => {
    openPayment(user.id, draftId, hasReturned);
    return closePayment;
  }, [user.id, draftId, hasReturned]);
  const { payment, problem, isPaying, error, uncertainState, hoursTakenReason, hasPaid } =
    usePayment();
  const draft = useLoadable(queueBooking(draftId));
  const isStarted = payment !== null || hoursTakenReason !== null;
  const booking = isStarted ? draft : withStartError(draft, problem);
  useEachResponse(queueBooking(draftId), (response) => void followBooking(response));
  const isPending = payment?.status === 'pending';
  const isOpenEnded = isPending || uncertainState === 'unsure' || uncertainState === 'settling';
  const status = paymentStatus(payment?.id ?? '');
  useEachResponse(
    { ...status, enabled: isOpenEnded && !isPaying, refetchInterval: REFETCH_MS },
    followPayment,
  );
  const now = useNow(isPending ? 'second' : 'minute');
  const preview = parsePreview(useLocation().state, draftId, user.id);
  useEffect(() => {
    if (hasPaid) void navigate(paths.queueBooking(draftId), { replace: true });
  }, [hasPaid, draftId, navigate]);

  const { Form, hasUpi, createBankCharge } = cards;
  const { freelancerId = '', hospitalName } = booking.status === 'ready' ? booking.data : {};
  return (
    <PaymentScreen
      booking={booking}
      payment={payment}
      preview={preview}
      hoursTakenReason={hoursTakenReason}
      renderCardForm={(end) =>
        payment && (
          <Form
            payment={payment}
            holder={user.name}
            now={now}
            isPaying={isPaying}
            returnUrl={new URL(withBase(paths.payment(draftId)), location.href).href}
            onPay={(charge) => void pay(charge)}
            onEarlierAttempt={applyEarlierAttempt}
          >
            {end}
          </Form>
        )
      }
      attempt={{ isPaying, error, uncertainState }}
      onRequestUpi={hasUpi ? () => void pay(upiCharge) : null}
      onBankDecision={
        createBankCharge && ((isConfirmed) => void pay(createBankCharge(isConfirmed)))
      }
      onTryAgain={() => void tryAgain()}
      now={now}
      hrefs={{
        booking: withBase(paths.queueBooking(draftId)),
        form: withBase(paths.queueForm(freelancerId, hospitalName)),
        bookings: withBase(paths.queue()),
        helpers: withBase(paths.freelancers()),
      }}
      onRetry={retryPayment}
      aside={payment && UpiPhone && <UpiPhone payment={payment} />}
    />
  );
}

function withStartError(
  draft: Loadable<QueueBooking>,
  problem: LoadProblem | null,
): Loadable<QueueBooking> {
  if (draft.status !== 'ready' || draft.data.status !== 'draft') return draft;
  const failure = problem ?? draft.problem;
  return failure ? { status: 'error', ...failure } : draft;
}

/**
 * Also removes the bank's parameters from the URL.
 * @returns true on return from the bank's page
 */
function useReturnFromBank(draftId: string): boolean {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isReturning = params.has('payment_intent');
  const [hasReturned] = useState(isReturning);
  useEffect(() => {
    if (isReturning) void navigate(paths.payment(draftId), { replace: true });
  }, [isReturning, draftId, navigate]);
  return hasReturned;
}
