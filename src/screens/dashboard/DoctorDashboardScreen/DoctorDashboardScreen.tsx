import { CalendarCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import { ListingHint } from '../../../components/dashboard/ListingHint/ListingHint.tsx';
import { SecondFactorNotice } from '../../../components/auth/SecondFactorNotice/SecondFactorNotice.tsx';
import { VerificationNotice } from '../../../components/doctors/VerificationNotice/VerificationNotice.tsx';
import { VisitCounts } from '../../../components/dashboard/VisitCounts/VisitCounts.tsx';
import type { User } from '../../../contract/auth.ts';
import type { SecondFactorStatus } from '../../../contract/second-factor.ts';
import { listAwayVisits } from '../../../domain/appointments/away-visits.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { countVisits, todaysVisits } from '../../../domain/appointments/dashboard.ts';
import { isPractising } from '../../../domain/doctors/verification.ts';
import { dateInIndia } from '../../../domain/time/india-time.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { formatWaiting } from '../../../domain/waitlist/waiting-words.ts';
import { softText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { AwayLine, AwaySection, type AwaySectionProps } from './AwaySection.tsx';
import { greeting, patientsText, todayText } from './greeting.ts';
import { Requests, RequestsLine, type RequestsProps } from './Requests.tsx';
import { ScheduleSections, type ScheduleSectionsProps } from './ScheduleSections.tsx';
import { TodayColumn, type TodayColumnProps } from './TodayColumn.tsx';
import { DAY_OR_WEEK_ID } from './day-or-week-id.ts';
import { WeekSection, type WeekSectionProps, weekView } from './WeekSection.tsx';
import { WeekColumn, type WeekColumnProps } from './WeekColumn.tsx';
import { useSettling } from '../../../ui/feedback/use-settling.ts';
import { useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import { sideBySide } from '../../../theme/settling.css.ts';
import { t } from '../../../words/t.ts';
import * as styles from './DoctorDashboardScreen.css.ts';

type ColumnProps = TodayColumnProps &
  Omit<RequestsProps, 'size'> &
  Omit<AwaySectionProps, 'away'> &
  ScheduleSectionsProps &
  WeekColumnProps;

export interface DoctorDashboardScreenProps extends ColumnProps {
  /** Null shows the day. */
  week: WeekSectionProps['week'] | null;
  user: User;
  secondFactor: Loadable<SecondFactorStatus>;
  isSecondFactorPutAway: boolean;
  onPutSecondFactorAway: () => void;
  onManageSchedule: () => void;
  backOffice: ReactNode;
  /**
   * How many patients wait for an earlier time.
   * @default 0
   */
  waitingCount?: number;
  block: ColumnProps['block'] & WeekSectionProps['block'];
  hrefs: ColumnProps['hrefs'] & WeekSectionProps['hrefs'] & { account: string };
}

/** For doctors only (spec §2 Doctor dashboard). Today comes first: a doctor is between two patients. */
export function DoctorDashboardScreen(props: DoctorDashboardScreenProps) {
  const { user, appointments, doctor, secondFactor, now, onManageSchedule, backOffice, onRetry } =
    props;
  const { waitingCount = 0 } = props;
  const parts = [appointments, doctor, secondFactor];
  const settling = useSettling(parts.some(({ status }) => status === 'loading'));
  useLazyModule(weekView);
  if (user.role !== 'doctor') return null;
  const today = dateInIndia(now);
  const own = doctor.status === 'ready' ? doctor.data : null;
  const away =
    own && appointments.status === 'ready' ? listAwayVisits(own, appointments.data, now) : [];
  const factor = secondFactor.status === 'ready' ? secondFactor.data : null;
  const isOnLeave = own?.leaveDays?.includes(today);
  const registration = own && (
    <>
      <VerificationNotice doctor={own} today={today} formHref={props.hrefs.account} />
      {backOffice}
    </>
  );
  const mayPractise = own !== null && isPractising(own, today);
  const factorNotice = factor && (
    <SecondFactorNotice
      status={factor}
      accountHref={props.hrefs.account}
      onPutAway={props.onPutSecondFactorAway}
    />
  );
  return (
    <Page padding="medium" gap="s8" className={settling}>
      <Inline gap="s4" align="end" justify="between">
        <Stack gap="s1">
          <PageHeading>
            {greeting(now)}, {doctorShortName(user.name)}
          </PageHeading>
          <p className={softText}>
            {todayText(now)}
            {isOnLeave && ` ${t`You are on leave today.`}`}{' '}
            {appointments.status !== 'error' && (
              <span className={styles.patients}>
                {appointments.status === 'ready' &&
                  patientsText(todaysVisits(appointments.data, now))}
              </span>
            )}
          </p>
          <RequestsLine {...props} isWeek={props.week !== null} />
          {waitingCount > 0 && <p className={softText}>{formatWaiting(waitingCount)}</p>}
        </Stack>
        <Button
          variant="secondary"
          icon={<Icon glyph={CalendarCog} size={20} />}
          onPress={onManageSchedule}
          isDisabled={own === null}
        >
          {t`Manage Schedule`}
        </Button>
      </Inline>
      {factor?.isRequired && factorNotice}
      {settling !== '' && <HintSkeleton />}
      <AwayLine away={away} />
      {!mayPractise && registration}
      {own && (
        <ListingHint
          doctor={own}
          accountHref={props.hrefs.account}
          onManageSchedule={onManageSchedule}
        />
      )}
      {props.week && (
        <div id={DAY_OR_WEEK_ID}>
          <WeekSection {...props} week={props.week} />
        </div>
      )}
      <div className={`${styles.day} ${sideBySide}`}>
        <Stack gap="s9">
          {!props.week && (
            <div id={DAY_OR_WEEK_ID}>
              <TodayColumn {...props} />
            </div>
          )}
          <AwaySection {...props} away={away} />
          {props.week && <Requests {...props} size="regular" />}
        </Stack>
        <Stack gap="s9" className={styles.aside}>
          {!props.week && <Requests {...props} size="small" />}
          <WeekColumn {...props} />
        </Stack>
        <Stack gap="s9">
          <ScheduleSections {...props} />
          {mayPractise && registration}
          {!factor?.isRequired && !props.isSecondFactorPutAway && factorNotice}
        </Stack>
      </div>
      <section aria-labelledby="visit-counts">
        <h2 id="visit-counts" className={styles.hiddenHeading}>
          {t`Your appointment totals`}
        </h2>
        <AsyncSection
          data={appointments}
          failure={t`Your appointments could not be counted`}
          onRetry={onRetry}
          empty={() => null}
        >
          {(all) => <VisitCounts counts={countVisits(all, now)} />}
        </AsyncSection>
      </section>
    </Page>
  );
}

function HintSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t`Loading your dashboard`}</VisuallyHidden>
      <Skeleton shape="block" width="100%" />
    </div>
  );
}
