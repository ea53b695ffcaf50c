import { DashboardSection } from '../../../components/dashboard/DashboardSection/DashboardSection.tsx';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import { LoadingLines } from '../../../components/shared/LoadingLines/LoadingLines.tsx';
import { PatientHistory } from '../../../components/appointments/PatientHistory/PatientHistory.tsx';
import type { VisitFormProps } from '../../../components/appointments/VisitForm/VisitForm.tsx';
import { VisitUnavailable } from '../../../components/appointments/VisitUnavailable/VisitUnavailable.tsx';
import type { Appointment, AppointmentStatus } from '../../../contract/appointments.ts';
import type { MedicalRecord } from '../../../contract/records.ts';
import { roomState } from '../../../domain/appointments/consultation.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { isEmptyDraft, recordOfVisit } from '../../../domain/appointments/visit-draft.ts';
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs/Breadcrumbs.tsx';
import { useHasLoaded } from '../../../ui/feedback/use-settling.ts';
import { Columns } from '../../../ui/layout/Columns/Columns.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { settling, sideBySide } from '../../../theme/settling.css.ts';
import { t } from '../../../words/t.ts';
import { accessText } from '../../../components/sharing/sharing-text.ts';
import { HealthFactsList } from '../../../components/records/HealthFactsList/HealthFactsList.tsx';
import type { HealthFacts, Sharing } from '../../../contract/sharing.ts';
import { LastReadings } from './LastReadings.tsx';
import { VISIT_OUTCOME_ID } from './visit-outcome-id.ts';
import { VisitHead } from './VisitHead.tsx';
import { VisitOutcome } from './VisitOutcome.tsx';
import { VisitEditor } from './VisitEditor.tsx';
import * as styles from './VisitScreen.css.ts';

export interface VisitScreenProps {
  appointment: Loadable<Appointment>;
  records: Loadable<readonly MedicalRecord[]>;
  form: Omit<VisitFormProps, 'closedAs' | 'wait'>;
  now: Date;
  dashboardHref: string;
  appointmentsHref: string;
  roomHref: string;
  onRetry: () => void;
  onRetryRecords: () => void;
  /** Null if the API has no sharing, it failed to load, or the visit is not open. */
  shared: SharedPartProps | 'loading' | null;
  /** @default false */
  isPartnerWaiting?: boolean;
}

export interface SharedPartProps {
  access: Sharing | null;
  facts: Loadable<HealthFacts> | null;
  /** Format yyyy-MM-dd. */
  today: string;
  onRetryFacts: () => void;
}

/** For doctors (spec §2 'Start'). */
export function VisitScreen({ appointment, ...rest }: VisitScreenProps) {
  if (appointment.status !== 'ready') {
    return <VisitUnavailable {...rest} heading={t`Visit`} appointment={appointment} />;
  }
  return <Visit {...rest} visit={appointment.data} />;
}

const titles: Record<AppointmentStatus, string> = {
  pending: t`Not accepted yet`,
  scheduled: t`Visit notes`,
  completed: t`Record of this visit`,
  cancelled: t`Cancelled`,
};

type VisitProps = Omit<VisitScreenProps, 'appointment' | 'onRetry'> & { visit: Appointment };

function Visit({
  visit,
  records,
  form,
  now,
  dashboardHref,
  appointmentsHref,
  roomHref,
  onRetryRecords,
  shared: sharing,
  isPartnerWaiting = false,
}: VisitProps) {
  const { id, status, patient, notes } = visit;
  const shared = sharing === 'loading' ? null : sharing;
  const isOpen = status === 'scheduled' || status === 'completed';
  const parts = [sharing === 'loading' ? { status: sharing } : shared?.facts, records];
  const has = (wanted: string) => parts.some((part) => part?.status === wanted);
  // An error does not wait for what is still loading.
  const hasLoaded = useHasLoaded(isOpen && has('loading') && !has('error'));
  // Typed text stays visible even if the visit is closed on another device.
  const isWriting = status === 'scheduled' || !isEmptyDraft(form.draft);
  const earlier = (all: readonly MedicalRecord[]) =>
    all.filter((record) => record !== recordOfVisit(all, id));
  return (
    <Page padding="medium" gap="s7" className={hasLoaded ? '' : settling}>
      <Breadcrumbs
        items={[
          { label: t`Doctor dashboard`, href: dashboardHref },
          { label: t`Visit with ${patient.name}` },
        ]}
      />
      <VisitHead
        visit={visit}
        roomHref={roomState(visit, now) === 'open' ? roomHref : null}
        isPartnerWaiting={isPartnerWaiting}
      />
      <Columns gap="s9" aside="first" columnGap="large" className={sideBySide}>
        <Stack gap="s8">
          <DashboardSection title={t`Reason for the visit`} size="small">
            <p className={styles.reason}>{notes || t`The patient did not give a reason.`}</p>
          </DashboardSection>
          {hasLoaded ? (
            <>
              {shared?.facts && (
                <DashboardSection title={t`Health facts`} size="small">
                  <AsyncSection
                    data={shared.facts}
                    failure={t`The health facts could not be loaded`}
                    onRetry={shared.onRetryFacts}
                    empty={() => null}
                  >
                    {(facts) => <HealthFactsList facts={facts} today={shared.today} />}
                  </AsyncSection>
                </DashboardSection>
              )}
              {isWriting && records.status === 'ready' && (
                <DashboardSection title={t`Last readings`} size="small">
                  <LastReadings records={earlier(records.data)} />
                </DashboardSection>
              )}
              {isOpen && (
                <DashboardSection title={t`Medical history`} size="small">
                  {shared && (
                    <p className={styles.access}>{accessText(shared.access, patient.name)}</p>
                  )}
                  <AsyncSection
                    data={records}
                    failure={t`The history could not be loaded`}
                    onRetry={onRetryRecords}
                    empty={(all) =>
                      earlier(all).length > 0 ? null : { text: emptyHistory(patient.name, shared) }
                    }
                  >
                    {(all) => <PatientHistory records={earlier(all)} />}
                  </AsyncSection>
                </DashboardSection>
              )}
            </>
          ) : (
            <LoadingLines />
          )}
        </Stack>
        <div id={VISIT_OUTCOME_ID} className={styles.written}>
          <DashboardSection title={titles[isWriting ? 'scheduled' : status]}>
            {isWriting ? (
              <VisitEditor {...form} visit={visit} now={now} />
            ) : (
              <VisitOutcome
                visit={visit}
                records={records}
                appointmentsHref={appointmentsHref}
                dashboardHref={dashboardHref}
                onRetryRecords={onRetryRecords}
              />
            )}
          </DashboardSection>
        </div>
      </Columns>
    </Page>
  );
}

function emptyHistory(patientName: string, shared: SharedPartProps | null): string {
  return shared && shared.access?.scope !== 'everything'
    ? t`There are no earlier records that you can read.`
    : t`There are no earlier records for ${patientName}.`;
}
