import { DashboardSection } from '../../../components/dashboard/DashboardSection/DashboardSection.tsx';
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
import { t } from '../../../words/t.ts';
import * as styles from './DoctorDashboardScreen.css.ts';

export const REQUESTS_ID = 'requests';

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
}

export function Requests({ appointments, now, onRetry, onMoveAnswer, ...answers }: RequestsProps) {
  const all = appointments.status === 'ready' ? appointments.data : [];
  const requests = openRequests(all, now);
  return (
    <div id={REQUESTS_ID} className={styles.requests}>
      <DashboardSection
        title={t`Requests`}
        size="small"
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
        size="small"
        onMoveAnswer={onMoveAnswer}
        pendingId={answers.pendingId}
        actionError={answers.actionError}
      />
    </div>
  );
}
