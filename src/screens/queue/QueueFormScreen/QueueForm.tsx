import { useMemo, useState } from 'react';
import { QueueTotals } from '../../../components/queue/QueueTotals/QueueTotals.tsx';
import type { Freelancer, BusyHours } from '../../../contract/freelancers.ts';
import type { Hospital } from '../../../contract/hospitals.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { formatHourlyRate } from '../../../domain/payments/money.ts';
import { firstName } from '../../../domain/names.ts';
import { isCityUncertain } from '../../../domain/hospitals/hospital-suggestions.ts';
import {
  queueFormSchema,
  queueFormView,
  queueOffer,
  type QueueFormBody,
  type QueueFormValues,
} from '../../../domain/queue/queue-form.ts';
import { getHourlyRate, type HourSpan } from '../../../domain/queue/queue-hours.ts';
import { formatHours } from '../../../domain/time/durations.ts';
import { formError } from '../../../domain/forms/submission.ts';
import { quietCenteredText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Columns } from '../../../ui/layout/Columns/Columns.tsx';
import { Form } from '../../../ui/forms/Form/Form.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { HospitalQuestion } from './HospitalQuestion.tsx';
import { HoursFields } from './HoursFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import * as styles from './QueueFormScreen.css.ts';

export interface QueueFormProps {
  freelancer: Freelancer;
  busyHours: Loadable<BusyHours> | null;
  hospitals: readonly Hospital[];
  now: Date;
  initial: QueueFormValues;
  onEdit: (values: QueueFormValues) => void;
  onSubmit: (body: QueueFormBody) => void;
  isSubmitting: boolean;
  error: string | null;
  fieldErrors: Readonly<Record<string, string>>;
  viewerTimeZone: string;
  freelancersHref: string;
  onRetryBusy: () => void;
}

const fieldNames = ['date', 'time', 'duration', 'hospitalName', 'department', 'notes'] as const;
const noHours: readonly HourSpan[] = [];

export function QueueForm({
  freelancer,
  busyHours,
  hospitals,
  now,
  initial,
  onEdit,
  onSubmit,
  isSubmitting,
  error,
  fieldErrors,
  viewerTimeZone,
  freelancersHref,
  onRetryBusy,
}: QueueFormProps) {
  const name = firstName(freelancer.name);
  const busy = busyHours?.status === 'ready' ? busyHours.data.busy : noHours;
  const offer = useMemo(() => queueOffer(freelancer, busy, now), [freelancer, busy, now]);
  const city = freelancer.location?.city;
  const [unconfirmed, setUnconfirmed] = useState<QueueFormBody | null>(null);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const form = useValidatedForm({
    schema: useMemo(
      () => queueFormSchema(offer, freelancer, hospitals),
      [offer, freelancer, hospitals],
    ),
    initial,
    isSubmitting,
    serverErrors: fieldErrors,
    onEdit,
    onValid: (body) => {
      const { hospitalName } = body;
      const isConfirmed = hospitalName === confirmed;
      if (isConfirmed || !isCityUncertain(hospitals, hospitalName, city)) onSubmit(body);
      else setUnconfirmed(body);
    },
  });
  const view = queueFormView(offer, form.values);
  const { duration, total } = view;
  const hourlyRate = getHourlyRate(freelancer);

  if (offer.dates.length === 0)
    return (
      <>
        <PageHeading>{t`Book a queue helper`}</PageHeading>
        <p className={styles.none}>
          <Say>{freelancer.name} has no free hours in the next two weeks.</Say>
        </p>
        <Link href={freelancersHref} variant="stitched">
          {t`See all helpers`}
        </Link>
      </>
    );
  return (
    <>
      <PageHeading>{t`Book a queue helper`}</PageHeading>
      <p className={styles.intro}>
        <Say>
          {name} will wait in the queue for you, share your token number and message you when it is
          your turn.
        </Say>
      </p>
      <Form formProps={form.formProps}>
        <Columns gap="s6" className={styles.columns}>
          <Stack gap="s6">
            <HoursFields
              form={form}
              view={view}
              dates={offer.dates}
              firstName={name}
              hasBusyFailed={busyHours?.status === 'error'}
              onRetryBusy={onRetryBusy}
              viewerTimeZone={viewerTimeZone}
              now={now}
            />
            <PlaceFields form={form} hospitals={hospitals} city={city} firstName={name} />
          </Stack>
          <div className={styles.aside}>
            <QueueTotals
              freelancer={freelancer}
              hourlyRate={hourlyRate}
              duration={duration}
              total={total}
            >
              <Stack gap="s3">
                <FormAlert message={formError({ isSubmitting, error, fieldErrors }, fieldNames)} />
                <Button type="submit" isPending={isSubmitting}>
                  {t`Continue to payment`}
                </Button>
                {duration !== null && (
                  <p className={quietCenteredText}>
                    {formatHours(duration)} × {formatHourlyRate(hourlyRate)}
                  </p>
                )}
              </Stack>
            </QueueTotals>
          </div>
        </Columns>
      </Form>
      {city !== undefined && (
        <HospitalQuestion
          hospitalName={form.values.hospitalName.trim()}
          isOpen={unconfirmed !== null}
          firstName={name}
          city={city}
          onConfirm={() => {
            if (!unconfirmed) return;
            setConfirmed(unconfirmed.hospitalName);
            setUnconfirmed(null);
            onSubmit(unconfirmed);
          }}
          onClose={() => setUnconfirmed(null)}
        />
      )}
    </>
  );
}
