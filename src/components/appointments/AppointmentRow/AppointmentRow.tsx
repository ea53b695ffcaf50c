import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Appointment, MoveAnswer } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { getVisitLink } from '../../../domain/appointments/consultation.ts';
import { isForCalendar } from '../../../domain/appointments/ics.ts';
import { isPhoneAhead } from '../../../domain/appointments/visit-phone.ts';
import { formatSlot, formatTime } from '../../../domain/time/india-time.ts';
import { doctorShortName, firstName, withDoctorTitle } from '../../../domain/names.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import {
  AddToCalendar,
  type AddToCalendarProps,
} from '../../booking/AddToCalendar/AddToCalendar.tsx';
import { AppointmentTypeLabel } from '../AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import { NewMark } from '../../notices/NewMark/NewMark.tsx';
import { PartnerWaiting } from '../../room/PartnerWaiting/PartnerWaiting.tsx';
import { callText } from '../call-text.ts';
import { appointmentActions, type AppointmentAction } from './appointment-actions.ts';
import { AppointmentActions } from './AppointmentActions.tsx';
import { AppointmentDetails, type AppointmentDetailsProps } from './AppointmentDetails.tsx';
import { RowNotices, type RowAttendance, type RowNoticesProps } from './RowNotices.tsx';
import { RowStatus } from './RowStatus.tsx';
import { useActionFocus } from './use-action-focus.ts';
import * as styles from './AppointmentRow.css.ts';

export interface AppointmentRowProps extends Pick<AddToCalendarProps, 'organizer'> {
  appointment: Appointment;
  viewer: Role;
  now: Date;
  bookAgainHref: string;
  moveHref: string;
  roomHref: string;
  visitHref: string;
  /** Of a completed visit. */
  recordHref: string;
  onActionSelect: (action: AppointmentAction) => void;
  /** To the proposed time of the visit, if it has one. */
  onMoveAnswer: (answer: MoveAnswer) => void;
  /** To say that one is late, and about the mark 'Did not come'. */
  attendance: RowAttendance;
  followUp: RowNoticesProps['followUp'];
  /** @default false */
  isBusy?: boolean;
  /** @default null */
  error?: string | null;
  /**
   * Null if the patient's choice is not known.
   * @default null
   */
  sharing?: AppointmentDetailsProps['sharing'];
  /** @default false */
  isPartnerWaiting?: boolean;
  /**
   * For patients: the number for a phone visit. Null if not known.
   * @default null
   */
  phone?: string | null;
  /**
   * Marks the row as new, and is called once it was seen.
   * @default undefined
   */
  onNewSeen?: (() => void) | undefined;
}

/** Renders an `li` (spec §2 Appointments). */
export function AppointmentRow({
  appointment,
  viewer,
  now,
  bookAgainHref,
  moveHref,
  roomHref,
  visitHref,
  recordHref,
  onActionSelect,
  onMoveAnswer,
  attendance,
  followUp,
  isBusy = false,
  error = null,
  sharing = null,
  isPartnerWaiting = false,
  phone = null,
  organizer = null,
  onNewSeen,
}: AppointmentRowProps) {
  const hourCycle = useHourCycle();
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const onAct = useActionFocus(toggle);
  const { date, time, doctor, patient, appointmentType, status } = appointment;
  const other = viewer === 'patient' ? doctor : patient;
  const otherName = viewer === 'patient' ? withDoctorTitle(doctor.name) : patient.name;
  const wayIn = getVisitLink(appointment, viewer, now);
  const ways = {
    room: { label: t`Join Call`, href: roomHref },
    visit: { label: t`Start`, href: visitHref },
    record: { label: t`Record`, href: recordHref },
  };
  const subject = `${otherName}, ${formatSlot({ date, time }, hourCycle)}`;

  return (
    <li id={appointment.id} className={styles.row} data-state={status} data-viewer={viewer}>
      <time className={styles.time} dateTime={`${date}T${time}+05:30`}>
        <bdi>{formatTime(time, hourCycle)}</bdi>
      </time>
      <div className={styles.portrait}>
        <Avatar
          name={otherName}
          src={other.profilePicture}
          size="s"
          fallback={viewer === 'patient' ? 'doctor' : 'initials'}
        />
      </div>
      <div className={styles.who}>
        <h3 className={styles.name}>
          {otherName}
          {onNewSeen && <NewMark onSeen={onNewSeen} />}
        </h3>
        <Inline as="p" gap="s3" rowGap="none" align="center" className={quietText}>
          {viewer === 'patient' && <span>{doctor.specialty}</span>}
          <AppointmentTypeLabel type={appointmentType} />
          <button
            ref={toggle}
            className={styles.toggle}
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            aria-label={t`Details, ${subject}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t`Details`}
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </button>
          {isForCalendar(appointment, now) && (
            <AddToCalendar
              appointment={appointment}
              viewer={viewer}
              now={now}
              roomHref={roomHref}
              organizer={organizer}
              subject={subject}
              variant="quiet"
            />
          )}
        </Inline>
        {viewer === 'patient' && isPhoneAhead(appointment, now) && (
          <p className={quietText}>{callText(appointment, phone, hourCycle)}</p>
        )}
        {isPartnerWaiting && (
          <PartnerWaiting
            name={viewer === 'patient' ? doctorShortName(doctor.name) : firstName(patient.name)}
          />
        )}
      </div>
      <RowStatus visit={appointment} />
      <AppointmentActions
        way={wayIn && ways[wayIn]}
        actions={appointmentActions(appointment, viewer, now)}
        subject={subject}
        hrefs={{ move: moveHref, 'book-again': bookAgainHref }}
        isBusy={isBusy}
        onActionSelect={(action) => {
          onAct();
          onActionSelect(action);
        }}
      />
      <RowNotices
        appointment={appointment}
        viewer={viewer}
        now={now}
        isBusy={isBusy}
        error={error}
        onMoveAnswer={(answer) => {
          onAct();
          onMoveAnswer(answer);
        }}
        attendance={attendance}
        followUp={followUp}
      />
      {isOpen && (
        <AppointmentDetails
          id={detailsId}
          appointment={appointment}
          viewer={viewer}
          otherName={otherName}
          sharing={sharing}
          phone={phone}
        />
      )}
    </li>
  );
}
