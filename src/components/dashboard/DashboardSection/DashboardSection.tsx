import { useId, type ReactNode } from 'react';
import { quietText } from '../../../theme/typography.css.ts';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Say } from '../../../words/Say.ts';
import * as styles from './DashboardSection.css.ts';

export interface DashboardSectionProps {
  title: string;
  children: ReactNode;
  all?: { href: string; things: string };
  note?: string;
  /**
   * Use 'small' in the narrow column.
   * @default 'regular'
   */
  size?: 'regular' | 'small';
}

/** Spec §2 Patient dashboard, Doctor dashboard. */
export function DashboardSection({
  title,
  children,
  all,
  note,
  size = 'regular',
}: DashboardSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Inline gap="s2" rowGap="none" align="baseline" justify="between">
        <h2 id={id} className={size === 'small' ? styles.smallHeading : styles.heading}>
          {title}
        </h2>
        {note && <p className={quietText}>{note}</p>}
        {all && (
          <Link href={all.href} variant="stitched">
            <Say>
              See all<VisuallyHidden> {all.things}</VisuallyHidden>
            </Say>
          </Link>
        )}
      </Inline>
      {children}
    </section>
  );
}
