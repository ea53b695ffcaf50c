import { useLayoutEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { User } from '../../contract/auth.ts';
import type { QueueBooking } from '../../contract/queue.ts';
import type { QueueFormBody } from '../../domain/queue/queue-form.ts';
import { LoginRequiredScreen } from '../../screens/auth/LoginRequiredScreen/LoginRequiredScreen.tsx';
import { QueueFormScreen } from '../../screens/queue/QueueFormScreen/QueueFormScreen.tsx';
import { useNow } from '../../state/core/clock.ts';
import { queueDraftKey } from '../../state/core/draft-keys.ts';
import { busyHours, freelancerQuery } from '../../state/freelancers.ts';
import { hospitalList } from '../../state/hospitals.ts';
import { REFETCH_MS, refetch, useLoadable } from '../../state/core/query-client.ts';
import {
  changeQueueForm,
  draftBooking,
  openQueueForm,
  useQueueDraft,
} from '../../state/queue/queue-draft.ts';
import { useUser } from '../../state/session/session.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { useIsCurrentPage } from '../hooks/use-is-current-page.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

const paymentPage = lazyModule(() => import('../payments/PaymentPage.tsx'), { when: 'idle' });

/** Spec §2 Queue-service booking. `?hospital=` fills in the hospital. */
export function QueueFormPage() {
  usePageTitle(t`Book a queue helper`);
  const { id = '' } = useParams();
  const hospital = useSearchParams()[0].get('hospital') ?? '';
  const user = useUser();
  useLazyModule(paymentPage);
  if (user) return <QueueForm key={id} freelancerId={id} user={user} hospital={hospital} />;
  return (
    <LoginRequiredScreen
      message={t`Please log in to book a queue service.`}
      loginHref={withBase(paths.login(paths.queueForm(id, hospital)))}
    />
  );
}

interface QueueFormProps {
  freelancerId: string;
  user: User;
  /** The hospital from the URL, or '' if there is none. */
  hospital: string;
}

function QueueForm({ freelancerId, user, hospital }: QueueFormProps) {
  const userId = user.id;
  useLayoutEffect(
    () => openQueueForm(userId, freelancerId, hospital),
    [userId, freelancerId, hospital],
  );
  const navigate = useNavigate();
  const isHere = useIsCurrentPage();
  const freelancer = useLoadable(freelancerQuery(freelancerId));
  const hospitals = useLoadable(hospitalList);
  const { key, values, isSubmitting, error, fieldErrors } = useQueueDraft();
  const isOpened = key === queueDraftKey(userId, freelancerId);
  const { date } = values;
  // Polled, because other patients may book hours while the form is open.
  const hours = useLoadable({
    ...busyHours(freelancerId, date),
    enabled: date !== '',
    refetchInterval: REFETCH_MS,
  });

  const submit = async (body: QueueFormBody) => {
    const booking = await draftBooking(freelancerId, body);
    if (booking && isHere()) {
      void navigate(paths.payment(booking.id), { state: paymentState(booking) });
    }
  };

  return (
    <QueueFormScreen
      freelancer={isOpened ? freelancer : { status: 'loading' }}
      busyHours={date === '' ? null : hours}
      hospitals={hospitals.status === 'ready' ? hospitals.data : noHospitals}
      now={useNow('minute')}
      initial={values}
      onEdit={changeQueueForm}
      onSubmit={(body) => void submit(body)}
      isSubmitting={isSubmitting}
      error={user.role === 'patient' ? error : t`Only a patient can book a queue service.`}
      fieldErrors={fieldErrors}
      viewerTimeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
      freelancersHref={withBase(paths.freelancers())}
      onRetry={() => refetch(freelancerQuery(freelancerId), hospitalList)}
      onRetryBusy={() => refetch(busyHours(freelancerId, date))}
    />
  );
}

const noHospitals: readonly never[] = [];

/** Spec §2, §9. The amount is in cents. */
function paymentState(booking: QueueBooking) {
  const { id, patientId, total, freelancerId, date, time, duration } = booking;
  const { hospitalName, city, department } = booking;
  return {
    draftId: id,
    patientId,
    amount: total.amountMinor,
    currency: total.currency.toLowerCase(),
    freelancerId,
    hospitalName,
    city,
    department,
    date,
    time,
    duration,
  };
}
