import { ChevronDown } from 'lucide-react';
import type { Appointment } from '../../../contract/appointments.ts';
import { foremostVisit } from '../../../domain/appointments/foremost-visit.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { NowLine, TimelineRow, type Edge, type TimelineRowProps } from './TimelineRow.tsx';
import { earlierText, foldEarlier, getTimelineState, nowRow } from './timeline.ts';
import * as styles from './TodayTimeline.css.ts';

export interface TodayTimelineProps extends Pick<
  TimelineRowProps,
  'now' | 'roomHref' | 'visitHref' | 'moveHref'
> {
  visits: readonly Appointment[];
  /** @default [] */
  waitingIds?: readonly string[];
}

/** Always marks one row as current (spec §2 Doctor dashboard). */
export function TodayTimeline({ visits, waitingIds = [], ...links }: TodayTimelineProps) {
  const { now } = links;
  const { earlier, rows } = foldEarlier(visits, now, waitingIds);
  const foremost = foremostVisit(visits, now, waitingIds);
  const nowAt = nowRow(visits, rows, now);
  const isAfterAll = nowAt?.at === rows.length;
  const rowOfNow = (edge: Edge) => nowAt && <NowLine now={now} words={nowAt.words} edge={edge} />;
  const row = (visit: Appointment, edge: Edge) => (
    <TimelineRow
      {...links}
      visit={visit}
      edge={edge}
      isForemost={visit === foremost}
      isWaiting={waitingIds.includes(visit.id)}
    />
  );
  const isTop = earlier.length === 0;
  return (
    <div className={styles.agenda}>
      <ol>
        {!isTop && (
          <li>
            <details className={styles.folded}>
              <summary className={styles.earlier}>
                <Icon glyph={ChevronDown} size={20} className={styles.chevron} />
                {earlierText(earlier)}
              </summary>
              <ol>
                {earlier.map((visit, index) => (
                  <li key={visit.id}>{row(visit, index === 0 ? 'first' : undefined)}</li>
                ))}
              </ol>
            </details>
          </li>
        )}
        {rows.map((visit, index) => {
          const hasNow = nowAt?.at === index;
          const isFirst = index === 0 && isTop;
          const isLast = index === rows.length - 1 && !isAfterAll;
          return (
            <li
              key={visit.id}
              aria-current={getTimelineState(visit, now) === 'now' ? 'time' : undefined}
            >
              {hasNow && rowOfNow(isFirst ? 'first' : undefined)}
              {row(visit, getEdge(isFirst && !hasNow, isLast))}
            </li>
          );
        })}
      </ol>
      {isAfterAll && rowOfNow(rows.length === 0 ? 'only' : 'last')}
    </div>
  );
}

function getEdge(isFirst: boolean, isLast: boolean): Edge {
  if (isFirst) return isLast ? 'only' : 'first';
  return isLast ? 'last' : undefined;
}
