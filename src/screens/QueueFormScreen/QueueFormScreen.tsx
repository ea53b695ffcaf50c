import { PageLoadError } from '../../components/PageLoadError/PageLoadError.tsx';
import type { BusyHours, Freelancer } from '../../contract/freelancers.ts';
import type { Hospital } from '../../contract/hospitals.ts';
import type { HourCycle } from '../../domain/india-time.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { QueueFormBody, QueueFormValues } from '../../domain/queue-form.ts';
import { QueueForm } from './QueueForm.tsx';
import { QueueFormSkeleton } from './QueueFormSkeleton.tsx';
import * as styles from './QueueFormScreen.css.ts';

export interface QueueFormScreenProps {
  /** Who is booked. */
  freelancer: Loadable<Freelancer>;
  /** The booked hours of the chosen day; null while none is chosen. */
  busyHours: Loadable<BusyHours> | null;
  /** The hospitals to suggest; none while they are on their way. */
  hospitals: readonly Hospital[];
  /** The instant that decides which days and times are still to come. */
  now: Date;
  /** What the person has filled in before. */
  initial: QueueFormValues;
  /** Something was typed or chosen. */
  onEdit: (values: QueueFormValues) => void;
  /** The form was sent, and every field is right. */
  onSubmit: (body: QueueFormBody) => void;
  /** Whether the booking is being drafted. */
  isSubmitting: boolean;
  /** Why it was refused or could not be sent, or null. */
  error: string | null;
  /** What the server said about single fields. */
  fieldErrors: Readonly<Record<string, string>>;
  /** The IANA zone of the viewer's device. */
  viewerTimeZone: string;
  /** Where all helpers are listed. */
  freelancersHref: string;
  /** Loads the helper again. */
  onRetry: () => void;
  /** Loads the booked hours again. */
  onRetryBusy: () => void;
  /**
   * How times are written.
   * @default '12h'
   */
  hourCycle?: HourCycle;
}

/** Books hours of a helper: when, for how long and where (spec §2 Queue-service booking, §5). */
export function QueueFormScreen({ freelancer, onRetry, ...rest }: QueueFormScreenProps) {
  return (
    <div className={styles.page}>
      {freelancer.status === 'ready' && <QueueForm {...rest} freelancer={freelancer.data} />}
      {freelancer.status === 'loading' && <QueueFormSkeleton />}
      {freelancer.status === 'error' && (
        <PageLoadError
          error={freelancer}
          title="This page could not be loaded"
          missing={{
            title: 'Freelancer not found',
            message: "The helper you are looking for doesn't exist or may have been removed.",
            action: { label: 'See all helpers', href: rest.freelancersHref },
          }}
          onRetry={onRetry}
        />
      )}
    </div>
  );
}
