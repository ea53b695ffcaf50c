import {
  DashboardSection,
  type DashboardSectionProps,
} from '../../../components/dashboard/DashboardSection/DashboardSection.tsx';
import {
  ProposedTimes,
  type ProposedTimesProps,
} from '../../../components/dashboard/ProposedTimes/ProposedTimes.tsx';
import {
  RequestList,
  type RequestListProps,
} from '../../../components/dashboard/RequestList/RequestList.tsx';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import { openRequests } from '../../../domain/appointments/dashboard.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import * as styles from './DoctorDashboardScreen.css.ts';

const REQUESTS_ID = 'requests';

export interface RequestsProps {
  appointments: Loadable<readonly Appointment[]>;
  now: Date;
  onAccept: (appointmentId: string) => void;
  onDecline: (appointmentId: string, reason: string) => void;
  onAcceptSeveral: RequestListProps['onAcceptSeveral'];
  acceptance: RequestListProps['acceptance'];
  onMoveAnswer: ProposedTimesProps['onMoveAnswer'];
  pendingId: string | null;
  actionError: { id: string; message: string } | null;
  onRetry: () => void;
  size: Required<DashboardSectionProps>['size'];
}

export function Requests({
  appointments,
  now,
  onRetry,
  onMoveAnswer,
  size,
  ...answers
}: RequestsProps) {
  const all = appointments.status === 'ready' ? appointments.data : [];
  const requests = openRequests(all, now);
  return (
    <div id={REQUESTS_ID} className={styles.requests}>
      <DashboardSection
        title={t`Requests`}
        size={size}
        note={requests.length > 0 ? t`${requests.length} waiting for your reply` : undefined}
      >
        <AsyncSection
          data={appointments}
          failure={t`Requests could not be loaded`}
          onRetry={onRetry}
          empty={() => null}
        >
          {() => <RequestList {...answers} requests={requests} />}
        </AsyncSection>
      </DashboardSection>
      <ProposedTimes
        appointments={all}
        viewer="doctor"
        now={now}
        size={size}
        onMoveAnswer={onMoveAnswer}
        pendingId={answers.pendingId}
        actionError={answers.actionError}
      />
    </div>
  );
}

/** Requests are beside the day on a wide screen, else below it. The week is always above them. */
export function RequestsLine({
  appointments,
  now,
  isWeek,
}: Pick<RequestsProps, 'appointments' | 'now'> & { isWeek: boolean }) {
  const count =
    appointments.status === 'ready' ? openRequests(appointments.data, now).length : null;
  // Its height is reserved while its words load.
  return (
    <p className={isWeek ? styles.line : styles.requestsLine}>
      {count === 0 && t`No requests wait for your reply`}
      {count !== null && count > 0 && (
        <Link href={`#${REQUESTS_ID}`} variant="stitched">
          {plural(count, {
            one: t`1 request waits for your reply`,
            other: t`${count} requests wait for your reply`,
          })}
        </Link>
      )}
    </p>
  );
}
