import { AwayVisits } from '../../../components/dashboard/AwayVisits/AwayVisits.tsx';
import { DashboardSection } from '../../../components/dashboard/DashboardSection/DashboardSection.tsx';
import {
  hasAnswered,
  isStillAway,
  isToPropose,
  type AwayVisit,
} from '../../../domain/appointments/away-visits.ts';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import * as styles from './DoctorDashboardScreen.css.ts';

const AWAY_ID = 'outside-hours';

export interface AwaySectionProps {
  away: readonly AwayVisit[];
  hrefs: { visit: (appointmentId: string) => string };
  onPropose: () => void;
}

export function AwaySection({ away, hrefs, onPropose }: AwaySectionProps) {
  if (away.length === 0) return null;
  const answered = away.filter(hasAnswered).length;
  return (
    <div id={AWAY_ID} className={styles.jumpTarget}>
      <DashboardSection
        title={t`Visits outside your hours`}
        note={
          away.length > away.filter(isToPropose).length
            ? t`${answered} of ${away.length} answered`
            : undefined
        }
      >
        <AwayVisits visits={away} visitHref={hrefs.visit} onPropose={onPropose} />
      </DashboardSection>
    </div>
  );
}

/** The section is below today's visits. */
export function AwayLine({ away }: Pick<AwaySectionProps, 'away'>) {
  const count = away.filter(isStillAway).length;
  if (count === 0) return null;
  return (
    <p className={styles.line}>
      <Link href={`#${AWAY_ID}`} variant="stitched">
        {plural(count, {
          one: t`1 visit is outside your hours`,
          other: t`${count} visits are outside your hours`,
        })}
      </Link>
    </p>
  );
}
