import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import { HealthAccess, type HealthAccessProps } from '../../records/HealthAccess/HealthAccess.tsx';
import {
  VisitBackground,
  VisitReason,
  type VisitBackgroundProps,
} from '../VisitBackground/VisitBackground.tsx';
import * as styles from './VisitPanel.css.ts';

export interface VisitPanelProps extends Omit<VisitBackgroundProps, 'hasReadings'> {
  /** Null if the API has no sharing, or it is loading. */
  health: HealthAccessProps | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The notes. */
  children: ReactNode;
}

/** Beside a call. The notes stay near the top, because the rest is folded. */
export function VisitPanel({
  health,
  isOpen,
  onOpenChange,
  children,
  ...background
}: VisitPanelProps) {
  return (
    <Stack gap="s5">
      {health && <HealthAccess {...health} />}
      <VisitReason visit={background.visit} />
      <details
        className={styles.details}
        open={isOpen}
        onToggle={({ currentTarget }) => onOpenChange(currentTarget.open)}
      >
        <summary className={styles.summary}>
          {t`Readings, history and last prescription`}
          <Icon glyph={ChevronDown} className={styles.chevron} />
        </summary>
        {isOpen && (
          <Stack gap="s6" className={styles.content}>
            <VisitBackground {...background} />
          </Stack>
        )}
      </details>
      {children}
    </Stack>
  );
}
