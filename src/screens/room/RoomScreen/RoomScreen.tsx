import { ArrivalAdvice } from '../../../components/booking/ArrivalAdvice/ArrivalAdvice.tsx';
import { DashboardSection } from '../../../components/dashboard/DashboardSection/DashboardSection.tsx';
import { VisitBrief } from '../../../components/appointments/VisitBrief/VisitBrief.tsx';
import { VisitUnavailable } from '../../../components/appointments/VisitUnavailable/VisitUnavailable.tsx';
import { ZoneNotice } from '../../../components/booking/ZoneNotice/ZoneNotice.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { roomState } from '../../../domain/appointments/consultation.ts';
import { formatDay, formatTime, type HourCycle } from '../../../domain/time/india-time.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { breakableText } from '../../../theme/typography.css.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState/ErrorState.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Columns } from '../../../ui/layout/Columns/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { RoomCheck, type RoomCheckProps } from './RoomCheck.tsx';
import { RoomLinks } from './RoomLinks.tsx';
import { roomClosing, type RoomExit } from './room-closed.ts';
import * as styles from './RoomScreen.css.ts';

export interface RoomScreenProps {
  appointment: Loadable<Appointment>;
  viewer: Role;
  check: RoomCheckProps;
  now: Date;
  hourCycle: HourCycle;
  viewerTimeZone: string;
  appointmentsHref: string;
  recordsHref: string;
  visitHref: string;
  bookHref: (doctorId: string) => string;
  messageHref: (partnerId: string) => string;
  onRetry: () => void;
}

/** Only checks the devices. The deployment adds the call itself (spec §2 'Join Call'). */
export function RoomScreen({ appointment, ...rest }: RoomScreenProps) {
  if (appointment.status !== 'ready') {
    return <VisitUnavailable {...rest} heading={t`Video visit`} appointment={appointment} />;
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
      <Page padding="medium" gap="s6">
        <ErrorState
          kind="not-found"
          headingLevel={1}
          title={title}
          message={message}
          action={{ label, href: exits[exit] }}
        />
      </Page>
    );
  }
  return (
    <Page padding="medium" gap="s6">
      <div className={breakableText}>
        <PageHeading>
          <Say>
            Video visit with {viewer === 'patient' ? withDoctorTitle(doctor.name) : patient.name}
          </Say>
        </PageHeading>
        <p className={styles.when}>
          {formatDay(visit.date)}, {formatTime(visit.time, hourCycle)}
        </p>
      </div>
      <Columns gap="s8">
        <RoomCheck {...check} />
        <Stack as="aside" gap="s5" aria-label={t`Your visit`}>
          <VisitBrief visit={visit} viewer={viewer} now={now} hourCycle={hourCycle} />
          <ZoneNotice viewerTimeZone={viewerTimeZone} now={now} />
          {viewer === 'patient' && <ArrivalAdvice type="video" />}
          <DashboardSection title={t`Until the call opens`} size="small">
            <RoomLinks
              visit={visit}
              viewer={viewer}
              messageHref={messageHref}
              visitHref={hrefs.visitHref}
            />
          </DashboardSection>
        </Stack>
      </Columns>
    </Page>
  );
}
