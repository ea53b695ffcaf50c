import type { MedicalRecord } from '../../../contract/records.ts';
import { vitalsHistory, type Reading } from '../../../domain/appointments/dashboard.ts';
import { formatDate } from '../../../domain/time/india-time.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './VisitBackground.css.ts';

export interface LastReadingsProps {
  records: readonly MedicalRecord[];
}

export function LastReadings({ records }: LastReadingsProps) {
  const { systolic, diastolic, pulse, weight, bloodSugar } = vitalsHistory(records);
  const measured = [
    { label: t`Blood pressure`, unit: 'mmHg', series: [systolic, diastolic] },
    { label: t`Heart rate`, unit: 'bpm', series: [pulse] },
    { label: t`Weight`, unit: 'kg', series: [weight] },
    { label: t`Blood sugar`, unit: 'mg/dL', series: [bloodSugar] },
  ].flatMap(({ label, unit, series }) => {
    const latest = series.flatMap((readings: readonly Reading[]) => readings.at(-1) ?? []);
    const [first] = latest;
    if (!first) return [];
    const value = latest.map((reading) => reading.value).join('/');
    return [{ label, value: `${value} ${unit}`, date: first.date }];
  });
  if (measured.length === 0) return <p>{t`There are no readings from earlier visits.`}</p>;
  return (
    <Stack as="dl">
      {measured.map(({ label, value, date }) => (
        <Inline
          key={label}
          gap="s4"
          rowGap="none"
          align="baseline"
          justify="between"
          className={styles.reading}
        >
          <dt className={styles.readingLabel}>{label}</dt>
          <Inline as="dd" gap="s3" rowGap="none" align="baseline" className={styles.readingValue}>
            {value} <span className={styles.readingLabel}>{formatDate(date)}</span>
          </Inline>
        </Inline>
      ))}
    </Stack>
  );
}
