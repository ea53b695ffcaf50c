import { Clock, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  SharingPanel,
  type SharingPanelProps,
} from '../../../components/sharing/SharingPanel/SharingPanel.tsx';
import { ArrivalAdvice } from '../../../components/booking/ArrivalAdvice/ArrivalAdvice.tsx';
import { callText } from '../../../components/appointments/call-text.ts';
import {
  FollowUp,
  type FollowUpParts,
} from '../../../components/appointments/FollowUp/FollowUp.tsx';
import {
  MoveProposal,
  type ProposalAnswer,
} from '../../../components/appointments/MoveProposal/MoveProposal.tsx';
import {
  type AttendanceEvents,
  VisitAttendance,
} from '../../../components/appointments/VisitAttendance/VisitAttendance.tsx';
import { statusWords } from '../../../components/appointments/StatusTag/StatusTag.tsx';
import {
  VisitSlip,
  type VisitSlipProps,
} from '../../../components/appointments/VisitSlip/VisitSlip.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import { isAhead, isMissed } from '../../../domain/appointments/appointment-status.ts';
import { canOfferMove } from '../../../domain/appointments/move.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { withBase } from '../../../ui/navigation/base-path.ts';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { ConfirmationFailure, ConfirmationSkeleton } from './ConfirmationFallbacks.tsx';
import { formatConfirmation } from './format-confirmation.ts';
import * as styles from './ConfirmationScreen.css.ts';

export interface ConfirmationScreenProps extends Pick<VisitSlipProps, 'organizer'> {
  appointment: Loadable<Appointment>;
  /** The number for a phone visit. Null if not known. */
  phone: string | null;
  appointmentsHref: string;
  moveHref: string;
  roomHref: string;
  now: Date;
  /** To a proposed time. */
  answer: ProposalAnswer;
  attendance: AttendanceEvents;
  getFollowUp: (visit: Appointment) => FollowUpParts;
  bookHref: (doctorId: string) => string;
  /** The doctor's next free times, for a visit that does not take place. */
  nextTimes?: (doctor: Appointment['doctor']) => ReactNode;
  messageHref: (doctorId: string) => string;
  /** Null if the API has no sharing. */
  sharing: Omit<SharingPanelProps, 'visit'> | null;
  onRetry: () => void;
  /**
   * The user sees the acceptance for the first time.
   * @default false
   */
  isJustAccepted?: boolean;
}

const art: Record<Appointment['status'], string> = {
  pending: 'waiting',
  scheduled: 'confirmation',
  completed: 'confirmation',
  cancelled: 'empty',
};

/** Spec §2 Confirmation. */
export function ConfirmationScreen({
  appointment,
  phone,
  appointmentsHref,
  moveHref,
  roomHref,
  now,
  answer,
  attendance,
  getFollowUp,
  bookHref,
  nextTimes,
  messageHref,
  sharing,
  onRetry,
  organizer = null,
  isJustAccepted = false,
}: ConfirmationScreenProps) {
  const hourCycle = useHourCycle();
  if (appointment.status === 'loading') return <ConfirmationSkeleton />;
  if (appointment.status === 'error')
    return (
      <ConfirmationFailure
        error={appointment}
        appointmentsHref={appointmentsHref}
        onRetry={onRetry}
      />
    );
  const { status, doctor, doctorId, appointmentType } = appointment.data;
  const moment = isJustAccepted && status === 'scheduled' ? 'accepted' : undefined;
  const wasMissed = isMissed(appointment.data);
  const isCancelled = status === 'cancelled';
  const takesVisits = doctor.takesVisits !== false;
  const canBookAgain = isCancelled && takesVisits;
  const isMovable = canOfferMove(appointment.data, 'patient', now);
  return (
    <div className={styles.page}>
      <Stack gap="s5" className={styles.news}>
        <div className={styles.sky}>
          <img
            className={styles.art}
            data-moment={moment}
            src={withBase(`/art/spot/${wasMissed ? 'empty' : art[status]}.svg`)}
            alt=""
            width={210}
            height={130}
          />
        </div>
        <div role="status">
          <PageHeading size="display">
            {wasMissed ? t`Marked as missed` : <Say>Appointment {statusWords[status]}</Say>}
          </PageHeading>
          {(wasMissed ? [] : formatConfirmation(appointment.data, hourCycle)).map((sentences) => (
            <p key={sentences} className={styles.sentence} data-moment={moment}>
              {sentences}
            </p>
          ))}
        </div>
        <MoveProposal {...answer} visit={appointment.data} viewer="patient" now={now} />
        <VisitAttendance
          {...attendance}
          visit={appointment.data}
          viewer="patient"
          now={now}
          isBusy={answer.isBusy}
          error={answer.error}
          messageHref={messageHref(doctorId)}
          bookHref={bookHref(doctorId)}
        />
        <FollowUp
          {...answer}
          parts={getFollowUp(appointment.data)}
          visit={appointment.data}
          viewer="patient"
          now={now}
        />
        {isAhead(appointment.data) && (
          <ArrivalAdvice
            type={appointmentType}
            {...(appointmentType === 'phone' && {
              call: callText(appointment.data, phone, hourCycle),
            })}
          />
        )}
        {(isCancelled || wasMissed) && takesVisits && nextTimes?.(doctor)}
        <div className={styles.actions}>
          {canBookAgain && (
            <ButtonLink href={bookHref(doctorId)} variant="primary">
              {t`Book again`}
            </ButtonLink>
          )}
          <ButtonLink href={appointmentsHref} variant={canBookAgain ? 'secondary' : 'primary'}>
            {t`View appointments`}
          </ButtonLink>
          {isMovable && (
            <ButtonLink href={moveHref} variant="secondary" icon={<Icon glyph={Clock} size={20} />}>
              {t`Move visit`}
            </ButtonLink>
          )}
          <ButtonLink
            href={messageHref(doctorId)}
            variant="secondary"
            icon={<Icon glyph={MessageCircle} />}
          >
            {t`Send Message`}
          </ButtonLink>
        </div>
      </Stack>
      <Stack gap="s5">
        <VisitSlip
          appointment={appointment.data}
          now={now}
          roomHref={roomHref}
          organizer={organizer}
          isStampTurning={moment !== undefined}
        />
        {/* It loads later, so it comes last. */}
        {!isCancelled && sharing && <SharingPanel {...sharing} visit={appointment.data} />}
      </Stack>
    </div>
  );
}
