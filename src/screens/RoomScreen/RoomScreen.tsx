import { ArrivalAdvice } from '../../components/ArrivalAdvice/ArrivalAdvice.tsx';
import { DashboardSection } from '../../components/DashboardSection/DashboardSection.tsx';
import { VisitBrief } from '../../components/VisitBrief/VisitBrief.tsx';
import { VisitUnavailable } from '../../components/VisitUnavailable/VisitUnavailable.tsx';
import { ZoneNotice } from '../../components/ZoneNotice/ZoneNotice.tsx';
import type { Appointment } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import { roomState } from '../../domain/consultation.ts';
import { formatDay, formatTime, type HourCycle } from '../../domain/india-time.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { withDoctorTitle } from '../../domain/names.ts';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import { RoomCheck, type RoomCheckProps } from './RoomCheck.tsx';
import { RoomWays } from './RoomWays.tsx';
import { roomClosing, type RoomExit } from './room-closed.ts';
import * as styles from './RoomScreen.css.ts';

export interface RoomScreenProps {
  /** The visit, for its two people. */
  appointment: Loadable<Appointment>;
  /** Who looks at it. */
  viewer: Role;
  /** The check of camera and microphone. */
  check: RoomCheckProps;
  /** The time. */
  now: Date;
  /** How times are written. */
  hourCycle: HourCycle;
  /** The IANA zone of the viewer's device. */
  viewerTimeZone: string;
  /** Where all appointments are. */
  appointmentsHref: string;
  /** Where a patient's records are. */
  recordsHref: string;
  /** Where the doctor writes the visit down. */
  visitHref: string;
  /** Where a doctor is booked again. */
  bookHref: (doctorId: string) => string;
  /** Where a conversation is. */
  messageHref: (partnerId: string) => string;
  /** Loads the visit again. */
  onRetry: () => void;
}

/**
 * The room of a video visit: a check of the devices, and word that the deployment connects the call itself
 * (spec §2 'Join Call').
 */
export function RoomScreen({ appointment, ...rest }: RoomScreenProps) {
  if (appointment.status !== 'ready') {
    return <VisitUnavailable {...rest} heading="Video visit" appointment={appointment} />;
  }
  return <Room {...rest} visit={appointment.data} />;
}

type RoomProps = Omit<RoomScreenProps, 'appointment' | 'onRetry'> & { visit: Appointment };

function Room({ visit, viewer, check, now, hourCycle, viewerTimeZone, ...hrefs }: RoomProps) {
  const { doctor, patient } = visit;
  const partnerId = viewer === 'patient' ? doctor.id : patient.id;
  const messageHref = hrefs.messageHref(partnerId);
  const state = roomState(visit, now);
  if (state !== 'open') {
    const { title, message, exit, label } = roomClosing(visit, state, viewer, hourCycle);
    const exits: Record<RoomExit, string> = {
      appointments: hrefs.appointmentsHref,
      book: hrefs.bookHref(doctor.id),
      records: hrefs.recordsHref,
      visit: hrefs.visitHref,
      message: messageHref,
    };
    return (
      <div className={styles.page}>
        <ErrorState
          kind="not-found"
          headingLevel={1}
          title={title}
          message={message}
          action={{ label, href: exits[exit] }}
        />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <PageHeading>
          Video visit with {viewer === 'patient' ? withDoctorTitle(doctor.name) : patient.name}
        </PageHeading>
        <p className={styles.when}>
          {formatDay(visit.date)}, {formatTime(visit.time, hourCycle)}
        </p>
      </div>
      <div className={styles.columns}>
        <RoomCheck {...check} />
        <aside className={styles.column} aria-label="Your visit">
          <VisitBrief visit={visit} viewer={viewer} now={now} hourCycle={hourCycle} />
          <ZoneNotice viewerTimeZone={viewerTimeZone} now={now} />
          {viewer === 'patient' && <ArrivalAdvice type="video" />}
          <DashboardSection title="Until the call opens" size="small">
            <RoomWays
              visit={visit}
              viewer={viewer}
              messageHref={messageHref}
              visitHref={hrefs.visitHref}
            />
          </DashboardSection>
        </aside>
      </div>
    </div>
  );
}
