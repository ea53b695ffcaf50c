import type { Reading } from '../../../domain/appointments/dashboard.ts';
import { formatDate } from '../../../domain/time/india-time.ts';
import { t } from '../../../words/t.ts';
import { chart, line } from './Sparkline.css.ts';

const WIDTH = 100;
const HEIGHT = 32;

export interface SparklineProps {
  /** One array per line, oldest reading first. All lines share one scale. */
  series: readonly (readonly Reading[])[];
  label: string;
}

export function Sparkline({ series, label }: SparklineProps) {
  const drawn = series.filter((readings) => readings.length > 1);
  if (drawn.length === 0) return null;
  const values = drawn.flat().map(({ value }) => value);
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const pointsOf = (readings: readonly Reading[]) =>
    readings
      .map(({ value }, at) => {
        const x = (at / (readings.length - 1)) * WIDTH;
        return `${x.toFixed(2)},${(HEIGHT - ((value - low) / span) * HEIGHT).toFixed(2)}`;
      })
      .join(' ');
  return (
    <svg
      className={chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label}: ${spoken(drawn)}`}
    >
      {drawn.map((readings, at) => (
        <polyline key={at} className={line} points={pointsOf(readings)} />
      ))}
    </svg>
  );
}

function spoken(series: readonly (readonly Reading[])[]): string {
  const [first = []] = series;
  return first
    .map(({ date }, at) => {
      const values = series.map((readings) => readings[at]?.value ?? '?').join('/');
      return t`${values} on ${formatDate(date)}`;
    })
    .join(', ');
}
