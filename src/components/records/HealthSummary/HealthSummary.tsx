import type { Reading, VitalsHistory } from '../../../domain/appointments/dashboard.ts';
import { formatDate } from '../../../domain/time/india-time.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { t } from '../../../words/t.ts';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import * as styles from './HealthSummary.css.ts';

export interface HealthSummaryProps {
  vitals: VitalsHistory;
}

interface Tile {
  label: string;
  unit: string;
  series: readonly (readonly Reading[])[];
}

export function HealthSummary({ vitals }: HealthSummaryProps) {
  const { systolic, diastolic, pulse, weight, bloodSugar } = vitals;
  const tiles: Tile[] = [
    { label: t`Blood pressure`, unit: 'mmHg', series: [systolic, diastolic] },
    { label: t`Heart rate`, unit: 'bpm', series: [pulse] },
    { label: t`Weight`, unit: 'kg', series: [weight] },
    { label: t`Blood sugar`, unit: 'mg/dL', series: [bloodSugar] },
  ];
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ label, unit, series }) => {
        const latest = series.map((readings) => readings.at(-1)?.value);
        const date = series[0]?.at(-1)?.date;
        return (
          <li key={label} className={styles.tile} data-state={date ? 'measured' : 'unknown'}>
            <p className={quietText}>
              {label}, {unit}
            </p>
            {date ? (
              <>
                <p className={styles.figure}>{latest.join('/')}</p>
                <Sparkline series={series} label={t`${label} in ${unit}`} />
                <p className={quietText}>{formatDate(date)}</p>
              </>
            ) : (
              <p className={quietText}>{t`Not measured yet`}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
