import { AvailabilityGrid } from '../../components/AvailabilityGrid/AvailabilityGrid.tsx';
import { DashboardSection } from '../../components/DashboardSection/DashboardSection.tsx';
import { LoadedPart } from '../../components/LoadedPart/LoadedPart.tsx';
import { RequestList } from '../../components/RequestList/RequestList.tsx';
import { TodayTimeline } from '../../components/TodayTimeline/TodayTimeline.tsx';
import { openRequests, todaysVisits } from '../../domain/dashboard.ts';
import { dateInIndia } from '../../domain/india-time.ts';
import type { DoctorDashboardScreenProps } from './DoctorDashboardScreen.tsx';
import * as styles from './DoctorDashboardScreen.css.ts';

/** The wide column: today, what waits for an answer, and when the doctor works. */
export function DayColumn({
  appointments,
  doctor,
  now,
  hourCycle,
  roomHref,
  visitHref,
  onAccept,
  onDecline,
  pendingId,
  actionError,
  onRetry,
}: DoctorDashboardScreenProps) {
  const today = appointments.status === 'ready' ? todaysVisits(appointments.data, now) : [];
  const done = today.filter(({ status }) => status === 'completed').length;
  return (
    <div className={styles.column}>
      <DashboardSection
        title="Today’s appointments"
        note={today.length > 0 ? `${done} of ${today.length} done` : undefined}
      >
        <LoadedPart
          data={appointments}
          failure="Today’s appointments could not be loaded"
          onRetry={onRetry}
          empty={() => (today.length > 0 ? null : { text: 'No appointments' })}
        >
          {() => (
            <TodayTimeline
              visits={today}
              now={now}
              hourCycle={hourCycle}
              roomHref={roomHref}
              visitHref={visitHref}
            />
          )}
        </LoadedPart>
      </DashboardSection>
      <DashboardSection title="Requests">
        <LoadedPart
          data={appointments}
          failure="Requests could not be loaded"
          onRetry={onRetry}
          empty={() => null}
        >
          {(all) => (
            <RequestList
              requests={openRequests(all, now)}
              hourCycle={hourCycle}
              onAccept={onAccept}
              onDecline={onDecline}
              pendingId={pendingId}
              actionError={actionError}
            />
          )}
        </LoadedPart>
      </DashboardSection>
      <DashboardSection title="Weekly availability">
        <LoadedPart
          data={doctor}
          failure="Your schedule could not be loaded"
          onRetry={onRetry}
          empty={() => null}
        >
          {(own) => (
            <AvailabilityGrid schedule={own} today={dateInIndia(now)} hourCycle={hourCycle} />
          )}
        </LoadedPart>
      </DashboardSection>
    </div>
  );
}
