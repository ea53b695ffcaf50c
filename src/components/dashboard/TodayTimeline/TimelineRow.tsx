import { Play, Video } from 'lucide-react';
import type { Appointment } from '../../../contract/appointments.ts';
import { isMissed } from '../../../domain/appointments/appointment-status.ts';
import { roomState } from '../../../domain/appointments/consultation.ts';
import { canOfferMove, getProposal } from '../../../domain/appointments/move.ts';
import { formatSlot, formatTime, timeInIndia } from '../../../domain/time/india-time.ts';
import { joinFacts } from '../../../domain/join-facts.ts';
import { firstName } from '../../../domain/names.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { appointmentTypes } from '../../appointments/AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import {
  MissedMark,
  type MissedMarkProps,
} from '../../appointments/VisitAttendance/MissedMark.tsx';
import { VisitStatus } from '../../appointments/VisitStatus/VisitStatus.tsx';
import { PartnerWaiting } from '../../room/PartnerWaiting/PartnerWaiting.tsx';
import { getTimelineState } from './timeline.ts';
import * as styles from './TodayTimeline.css.ts';

export type Edge = 'first' | 'last' | 'only' | undefined;

export interface TimelineRowProps {
  visit: Appointment;
  now: Date;
  edge: Edge;
  isForemost: boolean;
  isWaiting: boolean;
  roomHref: (appointmentId: string) => string;
  visitHref: (appointmentId: string) => string;
  moveHref: (appointmentId: string) => string;
  /** Of a visit that gets a mark. */
  pendingId: string | null;
  actionError: { id: string; message: string } | null;
  onMissedChange: MissedMarkProps['onMissedChange'];
}

export function TimelineRow({
  visit,
  edge,
  isWaiting,
  moveHref,
  pendingId,
  actionError,
  onMissedChange,
  ...action
}: TimelineRowProps) {
  const hourCycle = useHourCycle();
  const { date, time, patient, appointmentType, notes } = visit;
  return (
    <div className={styles.row} data-state={getTimelineState(visit, action.now)} data-edge={edge}>
      <time className={styles.time} dateTime={`${date}T${time}+05:30`}>
        <bdi>{formatTime(time, hourCycle)}</bdi>
      </time>
      <Mark />
      <span className={styles.portrait}>
        <Avatar name={patient.name} src={patient.profilePicture} size="s" tint="neem" />
      </span>
      <div className={styles.who}>
        <h3 className={styles.name}>{patient.name}</h3>
        <p className={styles.about}>
          {joinFacts([appointmentTypes[appointmentType].label, notes])}
        </p>
        <MoveLine visit={visit} now={action.now} moveHref={moveHref} />
        {isWaiting ? (
          <PartnerWaiting name={firstName(patient.name)} />
        ) : (
          <MissedMark
            visit={visit}
            now={action.now}
            isBusy={pendingId === visit.id}
            error={actionError?.id === visit.id ? actionError.message : null}
            onMissedChange={onMissedChange}
          />
        )}
      </div>
      <div className={styles.action}>
        <VisitAction {...action} visit={visit} />
      </div>
    </div>
  );
}

function MoveLine({ visit, now, moveHref }: Pick<TimelineRowProps, 'visit' | 'now' | 'moveHref'>) {
  const hourCycle = useHourCycle();
  const proposal = getProposal(visit, now);
  if (proposal) {
    return (
      <p className={styles.about}>{t`New time proposed: ${formatSlot(proposal, hourCycle)}`}</p>
    );
  }
  if (!canOfferMove(visit, 'doctor', now)) return null;
  return (
    <Link href={moveHref(visit.id)} variant="stitched">
      <Say>
        Move<VisuallyHidden> the visit with {visit.patient.name}</VisuallyHidden>
      </Say>
    </Link>
  );
}

type VisitActionProps = Pick<
  TimelineRowProps,
  'visit' | 'now' | 'isForemost' | 'roomHref' | 'visitHref'
>;

function VisitAction({ visit, now, isForemost, roomHref, visitHref }: VisitActionProps) {
  if (visit.status === 'completed' || isMissed(visit)) return <VisitStatus visit={visit} />;
  const isCall = roomState(visit, now) === 'open';
  const icon = isCall ? Video : Play;
  return (
    <ButtonLink
      href={isCall ? roomHref(visit.id) : visitHref(visit.id)}
      variant={isForemost ? 'primary' : 'secondary'}
      icon={<Icon glyph={icon} size={20} />}
    >
      {isCall ? (
        <Say>
          Join Call<VisuallyHidden> with {visit.patient.name}</VisuallyHidden>
        </Say>
      ) : (
        <Say>
          Start<VisuallyHidden> the visit with {visit.patient.name}</VisuallyHidden>
        </Say>
      )}
    </ButtonLink>
  );
}

function Mark() {
  return (
    <span className={styles.thread} aria-hidden="true">
      <span className={styles.mark} />
    </span>
  );
}

interface NowLineProps {
  now: Date;
  words: string;
  edge: Edge;
}

/** Part of the next visit's `li`, so that screen readers count only visits. */
export function NowLine({ now, words, edge }: NowLineProps) {
  const hourCycle = useHourCycle();
  const time = timeInIndia(now);
  return (
    <div className={styles.row} data-state="now" data-edge={edge} aria-current="time">
      <time className={styles.time} dateTime={now.toISOString()}>
        <bdi>{formatTime(time, hourCycle)}</bdi>
      </time>
      <Mark />
      <p className={styles.nowWords}>{words}</p>
    </div>
  );
}
