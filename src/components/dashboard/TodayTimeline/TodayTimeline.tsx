import { Play, Video } from 'lucide-react';
import type { Appointment } from '../../../contract/appointments.ts';
import { roomState } from '../../../domain/appointments/consultation.ts';
import { formatTime, timeInIndia } from '../../../domain/time/india-time.ts';
import { joinFacts } from '../../../domain/join-facts.ts';
import { firstName } from '../../../domain/names.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { appointmentTypes } from '../../appointments/AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import { StatusTag } from '../../appointments/StatusTag/StatusTag.tsx';
import { PartnerWaiting } from '../../room/PartnerWaiting/PartnerWaiting.tsx';
import { foremostVisit, nowRow, getTimelineState, type TimelineState } from './timeline.ts';
import * as styles from './TodayTimeline.css.ts';

export interface TodayTimelineProps {
  visits: readonly Appointment[];
  now: Date;
  roomHref: (appointmentId: string) => string;
  visitHref: (appointmentId: string) => string;
  /** @default [] */
  waitingIds?: readonly string[];
}

/** Always marks one row as current (spec §2 Doctor dashboard). */
export function TodayTimeline({
  visits,
  now,
  roomHref,
  visitHref,
  waitingIds = [],
}: TodayTimelineProps) {
  const hourCycle = useHourCycle();
  const foremost = foremostVisit(visits, now);
  const nowAt = nowRow(visits, now);
  const isAfterAll = nowAt?.at === visits.length;
  const rowOfNow = (edge: Edge) => nowAt && <NowLine now={now} words={nowAt.words} edge={edge} />;
  return (
    <div className={styles.agenda}>
      <ol>
        {visits.map((visit, index) => {
          const { id, date, time, patient, appointmentType, notes } = visit;
          const state = getTimelineState(visit, now);
          const isCall = roomState(visit, now) === 'open';
          const hasNow = nowAt?.at === index;
          const isFirst = index === 0 && !hasNow;
          const isLast = index === visits.length - 1 && !isAfterAll;
          return (
            <li key={id} aria-current={state === 'now' ? 'time' : undefined}>
              {hasNow && rowOfNow(index === 0 ? 'first' : undefined)}
              <div className={styles.row} data-state={state} data-edge={getEdge(isFirst, isLast)}>
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
                  {waitingIds.includes(id) && <PartnerWaiting name={firstName(patient.name)} />}
                </div>
                <div className={styles.action}>
                  <VisitAction
                    visit={visit}
                    state={state}
                    isForemost={visit === foremost}
                    isCall={isCall}
                    href={isCall ? roomHref(id) : visitHref(id)}
                  />
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      {isAfterAll && rowOfNow('last')}
    </div>
  );
}

type Edge = 'first' | 'last' | 'only' | undefined;

function getEdge(isFirst: boolean, isLast: boolean): Edge {
  if (isFirst) return isLast ? 'only' : 'first';
  return isLast ? 'last' : undefined;
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
function NowLine({ now, words, edge }: NowLineProps) {
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

interface VisitActionProps {
  visit: Appointment;
  state: TimelineState;
  isForemost: boolean;
  isCall: boolean;
  href: string;
}

function VisitAction({ visit, state, isForemost, isCall, href }: VisitActionProps) {
  if (state === 'done') return <StatusTag status="completed" />;
  const icon = isCall ? Video : Play;
  return (
    <ButtonLink
      href={href}
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
