import type { ReactNode } from 'react';
import { FirstDay } from '../../../components/dashboard/FirstDay/FirstDay.tsx';
import {
  FollowUps,
  type FollowUpsProps,
} from '../../../components/dashboard/FollowUps/FollowUps.tsx';
import { PatientRequests } from '../../../components/dashboard/PatientRequests/PatientRequests.tsx';
import {
  ProposedTimes,
  type ProposedTimesProps,
} from '../../../components/dashboard/ProposedTimes/ProposedTimes.tsx';
import type { User } from '../../../contract/auth.ts';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Freelancer } from '../../../contract/freelancers.ts';
import type { MedicalRecord } from '../../../contract/records.ts';
import type { InboxEntry } from '../../../domain/messages/conversation.ts';
import {
  lapsedRequests,
  openRequests,
  upcomingVisits,
} from '../../../domain/appointments/dashboard.ts';
import { dateInIndia, formatWeekdayAndDate } from '../../../domain/time/india-time.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { firstName } from '../../../domain/names.ts';
import { softText } from '../../../theme/typography.css.ts';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { useSettling } from '../../../ui/feedback/use-settling.ts';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { Columns } from '../../../ui/layout/Columns/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { BannerSkeleton } from './BannerSkeleton.tsx';
import type { PatientDashboardHrefs } from './hrefs.ts';
import { HealthSection } from './HealthSection.tsx';
import { MessagesSection } from './MessagesSection.tsx';
import { NextVisit, type NextVisitProps } from './NextVisit.tsx';
import { outlook } from './outlook.ts';
import { QueueHelp } from './QueueHelp.tsx';
import { RecordsSection } from './RecordsSection.tsx';
import { UpcomingSection, type UpcomingSectionProps } from './UpcomingSection.tsx';
import { YourDoctorsSection, type YourDoctorsSectionProps } from './YourDoctorsSection.tsx';
import { sideBySide } from '../../../theme/settling.css.ts';
import { Say } from '../../../words/Say.ts';
import * as styles from './PatientDashboardScreen.css.ts';

export interface PatientDashboardScreenProps {
  user: User;
  appointments: Loadable<readonly Appointment[]>;
  records: Loadable<readonly MedicalRecord[]>;
  inbox: Loadable<readonly InboxEntry[]>;
  freelancers: Loadable<readonly Freelancer[]>;
  now: Date;
  answers: Pick<ProposedTimesProps, 'onMoveAnswer'> & NextVisitProps['answers'];
  attendance: NextVisitProps['attendance'];
  getFollowUp: FollowUpsProps['getFollowUp'];
  hrefs: PatientDashboardHrefs;
  onRetry: () => void;
  /**
   * The lines in which the patient waits.
   * @default none
   */
  waitlist?: ReactNode;
  /**
   * A doctor's next free time.
   * @default none
   */
  nextTimes?: YourDoctorsSectionProps['nextTimes'];
  /** @default [] */
  waitingIds?: NextVisitProps['waitingIds'];
  /** @default none */
  phones?: NextVisitProps['phones'];
  /**
   * For a visit with news, a function to call once it was seen.
   * @default undefined
   */
  getNewMark?: UpcomingSectionProps['getNewMark'];
}

/** For patients only (spec §2 Patient dashboard). */
export function PatientDashboardScreen(props: PatientDashboardScreenProps) {
  const { user, appointments, records, inbox, now, hrefs, onRetry } = props;
  const parts = [appointments, records, inbox];
  const settling = useSettling(parts.some(({ status }) => status === 'loading'));
  if (user.role !== 'patient') return null;
  const visits = appointments.status === 'ready' ? appointments.data : [];
  const upcoming = upcomingVisits(visits, now);
  const waiting = openRequests(visits, now);
  const [next] = upcoming;
  const requests = (
    <PatientRequests
      waiting={waiting}
      lapsed={lapsedRequests(visits, now)}
      allHref={hrefs.requests}
      appointmentHref={hrefs.appointment}
      bookHref={hrefs.book}
      nextTimes={props.nextTimes}
    />
  );
  const isFirstDay =
    appointments.status === 'ready' &&
    !visits.some(({ status }) => status === 'scheduled' || status === 'completed') &&
    records.status === 'ready' &&
    records.data.length === 0;
  const heading = (
    <Stack gap="s1">
      <PageHeading>
        <Say>Namaste, {firstName(user.name)}</Say>
      </PageHeading>
      <p className={softText}>
        {formatWeekdayAndDate(dateInIndia(now))}.
        {appointments.status === 'ready' && ` ${outlook(upcoming.length, waiting.length)}`}
      </p>
    </Stack>
  );
  if (isFirstDay)
    return (
      <Page padding="medium" gap="s8" className={settling}>
        {heading}
        {props.waitlist}
        {requests}
        <FirstDay
          findHref={hrefs.find}
          doctorsHref={hrefs.doctors}
          isRequestWaiting={waiting.length > 0}
          hasConversation={inbox.status === 'ready' && inbox.data.length > 0}
        />
        <div className={styles.pair}>
          <MessagesSection {...props} />
          <QueueHelp {...props} />
        </div>
      </Page>
    );
  return (
    <Page padding="medium" gap="s8" className={settling}>
      {heading}
      {appointments.status === 'loading' && <BannerSkeleton />}
      {next && <NextVisit {...props} visit={next} />}
      <Columns gap="s10" className={sideBySide}>
        <Stack gap="s10">
          {props.waitlist}
          <ProposedTimes {...props.answers} appointments={visits} viewer="patient" now={now} />
          <FollowUps
            {...props.answers}
            appointments={visits}
            now={now}
            getFollowUp={props.getFollowUp}
          />
          {requests}
          <UpcomingSection
            {...props}
            upcoming={upcoming}
            isRequestWaiting={waiting.length > 0}
            appointmentsHref={hrefs.appointments}
            appointmentHref={hrefs.appointment}
            findHref={hrefs.find}
          />
          <RecordsSection {...props} recordsHref={hrefs.records} recordHref={hrefs.record} />
          <YourDoctorsSection
            appointments={appointments}
            bookHref={hrefs.book}
            nextTimes={props.nextTimes}
            onRetry={onRetry}
          />
        </Stack>
        <Stack gap="s10">
          <MessagesSection {...props} />
          <HealthSection {...props} />
          <QueueHelp {...props} />
        </Stack>
      </Columns>
    </Page>
  );
}
