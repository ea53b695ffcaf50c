import { CalendarX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BlockedHours } from '../../../contract/doctors.ts';
import { isSameHours } from '../../../domain/booking/blocked-hours.ts';
import { formatBlocked } from '../../../domain/booking/block-words.ts';
import { softText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './BlockedTimes.css.ts';

export interface BlockedTimesProps {
  /** From today on, in order. */
  blockedHours: readonly BlockedHours[];
  pending: BlockedHours | null;
  error: string | null;
  onBlockTime: () => void;
  onUnblock: (hours: BlockedHours) => void;
}

export function BlockedTimes({
  blockedHours,
  pending,
  error,
  onBlockTime,
  onUnblock,
}: BlockedTimesProps) {
  const hourCycle = useHourCycle();
  const frame = useRef<HTMLDivElement>(null);
  const count = blockedHours.length;
  const before = useRef(count);
  useEffect(() => {
    // The pressed button is gone.
    const hasLost = count < before.current && document.activeElement === document.body;
    if (hasLost) frame.current?.querySelector<HTMLElement>('button')?.focus();
    before.current = count;
  }, [count]);
  return (
    <div ref={frame}>
      <Stack gap="s4" align="start">
        {count === 0 ? (
          <p className={softText}>{t`No time is blocked. Patients cannot book blocked time.`}</p>
        ) : (
          <ul>
            {blockedHours.map((hours) => (
              <li key={`${hours.date} ${hours.startTime}`} className={styles.line}>
                <Inline gap="s4" rowGap="none" align="center" justify="between">
                  <span>{formatBlocked(hours, hourCycle)}</span>
                  <Button
                    variant="text"
                    onPress={() => onUnblock(hours)}
                    isPending={isSameHours(hours, pending)}
                    isDisabled={pending !== null && !isSameHours(hours, pending)}
                  >
                    <Say>
                      Take back<VisuallyHidden> {formatBlocked(hours, hourCycle)}</VisuallyHidden>
                    </Say>
                  </Button>
                </Inline>
              </li>
            ))}
          </ul>
        )}
        <FormAlert message={error} />
        <Button
          variant="secondary"
          icon={<Icon glyph={CalendarX} size={20} />}
          onPress={() => onBlockTime()}
        >
          {t`Add blocked time`}
        </Button>
      </Stack>
    </div>
  );
}
