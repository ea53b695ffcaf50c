import {
  CalendarPlus,
  CalendarX,
  ClipboardList,
  Eye,
  EyeOff,
  FileText,
  HeartPulse,
  Phone,
  type LucideIcon,
} from 'lucide-react';
import type { AuditEntry } from '../../../contract/audit.ts';
import { joinFacts } from '../../../domain/join-facts.ts';
import {
  dateInIndia,
  formatDate,
  formatTime,
  timeInIndia,
} from '../../../domain/time/india-time.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { auditText } from './audit-text.ts';
import * as styles from './AuditList.css.ts';

export interface AuditListProps {
  /** Latest first. Must not be empty. */
  entries: readonly AuditEntry[];
  /** By appointment id. */
  visitDates: Readonly<Record<string, string>>;
  hasMore: boolean;
  isLoadingMore: boolean;
  moreError: string | null;
  onMore: () => void;
}

const glyphs: Record<AuditEntry['kind'], LucideIcon> = {
  records: ClipboardList,
  'health-facts': HeartPulse,
  file: FileText,
  phone: Phone,
  'health-asked': HeartPulse,
  'health-given': Eye,
  'health-refused': EyeOff,
  'calendar-made': CalendarPlus,
  'calendar-ended': CalendarX,
};

export function AuditList({
  entries,
  visitDates,
  hasMore,
  isLoadingMore,
  moreError,
  onMore,
}: AuditListProps) {
  const hourCycle = useHourCycle();
  return (
    <Stack gap="s4">
      <ul>
        {entries.map((entry) => {
          const { position, readAt, kind, items, appointmentId = '' } = entry;
          const at = new Date(readAt);
          const labels = items.flatMap(({ label }) => label ?? []);
          return (
            <li key={position} className={styles.entry}>
              <Icon glyph={glyphs[kind]} className={styles.icon} />
              <div className={styles.words}>
                <p>{auditText(entry, visitDates[appointmentId] ?? null)}</p>
                {labels.length > 0 && <p className={quietText}>{joinFacts(labels)}</p>}
                <p className={quietText}>
                  <time dateTime={readAt}>
                    {formatDate(dateInIndia(at))}, {formatTime(timeInIndia(at), hourCycle)}
                  </time>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <FormAlert message={moreError} />
      {hasMore && (
        <div>
          <Button variant="secondary" onPress={onMore} isPending={isLoadingMore}>
            {t`Show more`}
          </Button>
        </div>
      )}
    </Stack>
  );
}
