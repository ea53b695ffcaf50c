import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { formatSlot } from '../../../domain/time/india-time.ts';
import {
  MoveProposal,
  type ProposalAnswer,
} from '../../../components/appointments/MoveProposal/MoveProposal.tsx';
import { VisitUnavailable } from '../../../components/appointments/VisitUnavailable/VisitUnavailable.tsx';
import { LoadError } from '../../../components/shared/LoadError/LoadError.tsx';
import { LoadingLines } from '../../../components/shared/LoadingLines/LoadingLines.tsx';
import { RulesNote } from '../../../components/booking/RulesNote/RulesNote.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import type { Doctor } from '../../../contract/doctors.ts';
import { findMoveEnd, findMoveStop } from '../../../domain/appointments/move.ts';
import {
  formatMoveEnd,
  formatMoveLimit,
  getOtherName,
} from '../../../domain/appointments/move-words.ts';
import { getRules } from '../../../domain/booking/booking-rules.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { softText } from '../../../theme/typography.css.ts';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs/Breadcrumbs.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { MoveForm, type MoveFormProps } from './MoveForm.tsx';
import * as styles from './MoveScreen.css.ts';

export interface MoveScreenProps extends Omit<MoveFormProps, 'visit' | 'doctor'> {
  appointment: Loadable<Appointment>;
  /** With the rules for patients. */
  doctor: Loadable<Doctor>;
  answer: ProposalAnswer;
  /**
   * For the patient, below the form.
   * @default none
   */
  waitlist?: ReactNode;
  onRetry: () => void;
}

/** For both people of a visit (ADR 0094). */
export function MoveScreen({ appointment, ...rest }: MoveScreenProps) {
  if (appointment.status === 'ready') return <Move {...rest} visit={appointment.data} />;
  return (
    <VisitUnavailable
      appointment={appointment}
      heading={getHeading(rest.viewer)}
      appointmentsHref={rest.hrefs.appointments}
      onRetry={rest.onRetry}
    />
  );
}

type MoveProps = Omit<MoveScreenProps, 'appointment'> & { visit: Appointment };

function Move({ visit, doctor, answer, waitlist, onRetry, ...form }: MoveProps) {
  const hourCycle = useHourCycle();
  const { viewer, now, hrefs } = form;
  const reason = findReason(visit, doctor, viewer, now);
  const isFormGone = reason !== null;
  const hadForm = useRef(false);
  const loseFocus = useEffectEvent(() => answer.onFocusLost?.());
  // The other person may propose a time while this one chooses.
  useEffect(() => {
    if (isFormGone && hadForm.current && document.activeElement === document.body) loseFocus();
    hadForm.current = !isFormGone;
  }, [isFormGone]);
  return (
    <Page padding="form">
      <Stack gap="s5">
        <Breadcrumbs
          items={[
            { label: t`Appointments`, href: hrefs.appointments },
            { label: getHeading(viewer) },
          ]}
        />
        <div className={styles.words}>
          <PageHeading>{getHeading(viewer)}</PageHeading>
          <p className={softText}>
            {t`With ${getOtherName(visit, viewer)}, now on ${formatSlot(visit, hourCycle)}`}
          </p>
          {viewer === 'patient' &&
            reason === null &&
            visit.status === 'scheduled' &&
            doctor.status === 'ready' && <RulesNote doctor={doctor.data} when="move" />}
        </div>
        <MoveProposal {...answer} visit={visit} viewer={viewer} now={now} />
        {reason !== null && (
          <Stack gap="s4" align="start">
            <p role="status">{reason}</p>
            {findMoveEnd(visit, viewer, now) === null ? (
              <ButtonLink href={hrefs.visit} variant="secondary">
                {t`Keep this visit`}
              </ButtonLink>
            ) : (
              <ButtonLink href={hrefs.appointments} variant="secondary">
                {t`Back to appointments`}
              </ButtonLink>
            )}
          </Stack>
        )}
      </Stack>
      {reason === null && doctor.status === 'loading' && <LoadingLines />}
      {reason === null && doctor.status === 'error' && (
        <LoadError error={doctor} title={t`The free times could not be loaded`} onRetry={onRetry} />
      )}
      {reason === null && doctor.status === 'ready' && (
        <MoveForm {...form} visit={visit} doctor={doctor.data} />
      )}
      {reason === null && waitlist}
    </Page>
  );
}

/** Null if the visit can be moved, as far as is known. */
function findReason(
  visit: Appointment,
  doctor: Loadable<Doctor>,
  viewer: Role,
  now: Date,
): string | null {
  const rules = doctor.status === 'ready' ? getRules(doctor.data) : null;
  const stop = findMoveStop(visit, viewer, rules, now);
  if (stop === 'too-late' || stop === 'too-many') {
    return rules && formatMoveLimit(stop, visit, viewer, rules);
  }
  return stop && formatMoveEnd(stop, visit, viewer);
}

function getHeading(viewer: Role): string {
  return viewer === 'patient' ? t`Move your visit` : t`Propose another time`;
}
