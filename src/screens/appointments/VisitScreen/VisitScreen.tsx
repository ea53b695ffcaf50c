import { DashboardSection } from '../../../components/dashboard/DashboardSection/DashboardSection.tsx';
import { LoadingLines } from '../../../components/shared/LoadingLines/LoadingLines.tsx';
import {
  VisitBackground,
  VisitReason,
  type VisitAccess,
} from '../../../components/appointments/VisitBackground/VisitBackground.tsx';
import type { VisitFormProps } from '../../../components/appointments/VisitForm/VisitForm.tsx';
import { VisitUnavailable } from '../../../components/appointments/VisitUnavailable/VisitUnavailable.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import type { MedicalRecord } from '../../../contract/records.ts';
import { isMissed } from '../../../domain/appointments/appointment-status.ts';
import { roomState } from '../../../domain/appointments/consultation.ts';
import { canOfferMove } from '../../../domain/appointments/move.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { isEmptyDraft } from '../../../domain/appointments/visit-draft.ts';
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs/Breadcrumbs.tsx';
import { useHasLoaded } from '../../../ui/feedback/use-settling.ts';
import { Columns } from '../../../ui/layout/Columns/Columns.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { settling, sideBySide } from '../../../theme/settling.css.ts';
import { t } from '../../../words/t.ts';
import {
  HealthAccess,
  type HealthAccessProps,
} from '../../../components/records/HealthAccess/HealthAccess.tsx';
import { VISIT_OUTCOME_ID } from './visit-outcome-id.ts';
import { visitTitle } from './visit-title.ts';
import { VisitHead, type VisitHeadProps } from './VisitHead.tsx';
import { VisitNotices, type VisitNoticesProps } from './VisitNotices.tsx';
import { VisitOutcome, type NextPatient } from './VisitOutcome.tsx';
import { VisitEditor } from './VisitEditor.tsx';
import * as styles from './VisitScreen.css.ts';

export interface VisitScreenProps extends Omit<VisitNoticesProps, 'visit'> {
  appointment: Loadable<Appointment>;
  records: Loadable<readonly MedicalRecord[]>;
  form: Omit<VisitFormProps, 'closedAs' | 'wait' | 'today'>;
  now: Date;
  dashboardHref: string;
  appointmentsHref: string;
  roomHref: string;
  messageHref: string;
  moveHref: string;
  /** Of today, after this visit is completed. */
  next: NextPatient | null;
  onRetry: () => void;
  onRetryRecords: () => void;
  /** The picture's URL. Null if the record has none. */
  signature: Loadable<string> | null;
  onSignatureRetry: () => void;
  onPrint: () => void;
  /** Null if the API has no sharing, or the visit is not open. */
  shared: SharedPartProps | UnknownSharingProps | 'loading' | null;
  /** @default false */
  isPartnerWaiting?: boolean;
  /**
   * Null unless the visit is by phone.
   * @default null
   */
  call?: VisitHeadProps['call'];
}

/** The sharing failed to load. `health` has the error and its retry. */
export interface UnknownSharingProps {
  access?: undefined;
  health: HealthAccessProps | null;
}

export interface SharedPartProps extends VisitAccess {
  /** Null if the API has no health facts. */
  health: HealthAccessProps | null;
}

/** For doctors (spec §2 'Start'). */
export function VisitScreen({ appointment, ...rest }: VisitScreenProps) {
  if (appointment.status !== 'ready') {
    return <VisitUnavailable {...rest} heading={t`Visit`} appointment={appointment} />;
  }
  return <Visit {...rest} visit={appointment.data} />;
}

type VisitProps = Omit<VisitScreenProps, 'appointment' | 'onRetry'> & { visit: Appointment };

function Visit({
  visit,
  records,
  form,
  now,
  dashboardHref,
  appointmentsHref,
  roomHref,
  messageHref,
  moveHref,
  next,
  onRetryRecords,
  signature,
  onSignatureRetry,
  onPrint,
  shared: sharing,
  isPartnerWaiting = false,
  call = null,
  ...notices
}: VisitProps) {
  const { status, patient } = visit;
  const isMovable = canOfferMove(visit, 'doctor', now);
  const shared = sharing === 'loading' ? null : sharing;
  const facts = shared?.health?.facts;
  const isOpen = !isMissed(visit) && (status === 'scheduled' || status === 'completed');
  const parts = [sharing === 'loading' ? { status: sharing } : shared?.health?.facts, records];
  const has = (wanted: string) => parts.some((part) => part?.status === wanted);
  // An error does not wait for what is still loading.
  const hasLoaded = useHasLoaded(isOpen && has('loading') && !has('error'));
  // Typed text stays visible even if the visit is closed on another device.
  const isWriting = (status === 'scheduled' && !isMissed(visit)) || !isEmptyDraft(form.draft);
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
        messageHref={messageHref}
        moveHref={isMovable ? moveHref : null}
        isPartnerWaiting={isPartnerWaiting}
        call={call}
        now={now}
      />
      <VisitNotices {...notices} visit={visit} now={now} />
      <Columns gap="s9" aside="first" columnGap="large" className={sideBySide}>
        <Stack gap="s8">
          <VisitReason visit={visit} />
          {hasLoaded ? (
            isOpen && (
              <>
                {shared?.health && <HealthAccess {...shared.health} />}
                <VisitBackground
                  visit={visit}
                  records={records}
                  shared={shared?.access !== undefined ? shared : null}
                  hasReadings={isWriting}
                  onRetryRecords={onRetryRecords}
                />
              </>
            )
          ) : (
            <LoadingLines />
          )}
        </Stack>
        <div id={VISIT_OUTCOME_ID} className={styles.written}>
          <DashboardSection title={visitTitle(visit, isWriting)}>
            {isWriting ? (
              <VisitEditor {...form} visit={visit} now={now} />
            ) : (
              <VisitOutcome
                visit={visit}
                records={records}
                next={next}
                messageHref={messageHref}
                appointmentsHref={appointmentsHref}
                dashboardHref={dashboardHref}
                onRetryRecords={onRetryRecords}
                facts={facts?.status === 'ready' ? facts.data : null}
                signature={signature}
                onSignatureRetry={onSignatureRetry}
                onPrint={onPrint}
              />
            )}
          </DashboardSection>
        </div>
      </Columns>
    </Page>
  );
}
