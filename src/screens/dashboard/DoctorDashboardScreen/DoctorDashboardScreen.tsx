import { CalendarCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import { ListingHint } from '../../../components/dashboard/ListingHint/ListingHint.tsx';
import { SecondFactorNotice } from '../../../components/auth/SecondFactorNotice/SecondFactorNotice.tsx';
import { VerificationNotice } from '../../../components/doctors/VerificationNotice/VerificationNotice.tsx';
import { VisitCounts } from '../../../components/dashboard/VisitCounts/VisitCounts.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import type { User } from '../../../contract/auth.ts';
import type { SecondFactorStatus } from '../../../contract/second-factor.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { countVisits, todaysVisits } from '../../../domain/appointments/dashboard.ts';
import { dateInIndia } from '../../../domain/time/india-time.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { softText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Columns } from '../../../ui/layout/Columns/Columns.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { DayColumn, type DayColumnProps } from './DayColumn.tsx';
import { greeting, patientsText, todayText } from './greeting.ts';
import { WeekColumn, type WeekColumnProps } from './WeekColumn.tsx';
import { useSettling } from '../../../ui/feedback/use-settling.ts';
import { sideBySide } from '../../../theme/settling.css.ts';
import { t } from '../../../words/t.ts';
import * as styles from './DoctorDashboardScreen.css.ts';

export interface DoctorDashboardScreenProps extends DayColumnProps, WeekColumnProps {
  user: User;
  secondFactor: Loadable<SecondFactorStatus>;
  onManageSchedule: () => void;
  backOffice: ReactNode;
  hrefs: DayColumnProps['hrefs'] & WeekColumnProps['hrefs'] & { account: string };
}

/** For doctors only (spec §2 Doctor dashboard). */
export function DoctorDashboardScreen(props: DoctorDashboardScreenProps) {
  const { user, appointments, doctor, secondFactor, now, onManageSchedule, backOffice, onRetry } =
    props;
  const parts = [appointments, doctor, secondFactor];
  const settling = useSettling(parts.some(({ status }) => status === 'loading'));
  if (user.role !== 'doctor') return null;
  const isOnLeave =
    doctor.status === 'ready' && (doctor.data.leaveDays ?? []).includes(dateInIndia(now));
  return (
    <Page padding="medium" gap="s9" className={settling}>
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
                  patientsText(patientsToday(appointments.data, now))}
              </span>
            )}
          </p>
        </Stack>
        <Button
          variant="secondary"
          icon={<Icon glyph={CalendarCog} size={20} />}
          onPress={onManageSchedule}
          isDisabled={doctor.status !== 'ready'}
        >
          {t`Manage Schedule`}
        </Button>
      </Inline>
      {secondFactor.status === 'ready' && (
        <SecondFactorNotice status={secondFactor.data} accountHref={props.hrefs.account} />
      )}
      {[doctor, secondFactor].some(({ status }) => status === 'loading') && <HintSkeleton />}
      {doctor.status === 'ready' && (
        <>
          <VerificationNotice
            doctor={doctor.data}
            today={dateInIndia(now)}
            formHref={props.hrefs.account}
          />
          {backOffice}
          <ListingHint
            doctor={doctor.data}
            accountHref={props.hrefs.account}
            onManageSchedule={onManageSchedule}
          />
        </>
      )}
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
      <Columns gap="s10" columnGap="large" className={sideBySide}>
        <DayColumn {...props} />
        <WeekColumn {...props} />
      </Columns>
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

function patientsToday(appointments: readonly Appointment[], now: Date): number {
  return new Set(todaysVisits(appointments, now).map(({ patientId }) => patientId)).size;
}
