import { Play, Video } from 'lucide-react';
import type { Appointment } from '../../contract/appointments.ts';
import { formatTime, timeInIndia, type HourCycle } from '../../domain/india-time.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { appointmentTypes } from '../AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { foremostVisit, nowRow, stateOf, type TimelineState } from './timeline.ts';
import * as styles from './TodayTimeline.css.ts';

export interface TodayTimelineProps {
  /** Today's visits, scheduled and completed, in the order of the day. */
  visits: readonly Appointment[];
  /** The time: the visit that is going on wears marigold. */
  now: Date;
  /** How times are written. */
  hourCycle: HourCycle;
  /** Where the room of a video visit is. */
  roomHref: (appointmentId: string) => string;
  /** Where another visit is started and written down. */
  visitHref: (appointmentId: string) => string;
}

/**
 * A doctor's day as a stitched line of visits (spec §2 Doctor dashboard); one stands out as the next thing to do.
 * At every hour one row is now: the visit under way, or one that says what comes next.
 */
export function TodayTimeline({ visits, now, hourCycle, roomHref, visitHref }: TodayTimelineProps) {
  const foremost = foremostVisit(visits, now);
  const nowAt = nowRow(visits, now);
  const isAfterAll = nowAt?.at === visits.length;
  const rowOfNow = (edge: Edge) =>
    nowAt && <NowLine now={now} words={nowAt.words} hourCycle={hourCycle} edge={edge} />;
  return (
    <div className={styles.agenda}>
      <ol>
        {visits.map((visit, index) => {
          const { id, date, time, patient, appointmentType, notes } = visit;
          const state = stateOf(visit, now);
          const hasNow = nowAt?.at === index;
          const isFirst = index === 0 && !hasNow;
          const isLast = index === visits.length - 1 && !isAfterAll;
          return (
            <li key={id} aria-current={state === 'now' ? 'time' : undefined}>
              {hasNow && rowOfNow(index === 0 ? 'first' : undefined)}
              <div className={styles.row} data-state={state} data-edge={edgeOf(isFirst, isLast)}>
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
                    {[appointmentTypes[appointmentType].label, notes].filter(Boolean).join(', ')}
                  </p>
                </div>
                <div className={styles.action}>
                  <VisitAction
                    visit={visit}
                    state={state}
                    isForemost={visit === foremost}
                    href={appointmentType === 'video' ? roomHref(id) : visitHref(id)}
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

/** The end of the stitch that a row is: the first, the last, or the only row, which has none. */
type Edge = 'first' | 'last' | 'only' | undefined;

function edgeOf(isFirst: boolean, isLast: boolean): Edge {
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
  /** 'Next visit in 25 minutes'. */
  words: string;
  hourCycle: HourCycle;
  edge: Edge;
}

/** Part of the next visit's list item, so that each item is one visit; after the last visit it follows the list. */
function NowLine({ now, words, hourCycle, edge }: NowLineProps) {
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
  href: string;
}

/** 'Join Call' for a video visit, 'Start' for any other, or that it is completed. */
function VisitAction({ visit, state, isForemost, href }: VisitActionProps) {
  if (state === 'done') return <StatusTag status="completed" />;
  const isVideo = visit.appointmentType === 'video';
  const icon = isVideo ? Video : Play;
  return (
    <ButtonLink
      href={href}
      variant={isForemost ? 'primary' : 'secondary'}
      icon={<Icon glyph={icon} size={20} />}
    >
      {isVideo ? 'Join Call' : 'Start'}
      <VisuallyHidden>
        {isVideo ? ' with ' : ' the visit of '}
        {visit.patient.name}
      </VisuallyHidden>
    </ButtonLink>
  );
}
