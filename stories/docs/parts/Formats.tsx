import { formatFileSize } from '../../../src/domain/files/file-size.ts';
import * as time from '../../../src/domain/time/india-time.ts';
import { formatMoney, formatMoneyRange } from '../../../src/domain/payments/money.ts';
import { formatLandline } from '../../../src/domain/forms/landline.ts';
import { formatMobile } from '../../../src/domain/forms/format-mobile.ts';
import { mobileDigits } from '../../../src/domain/forms/phone.ts';
import * as styles from './Rows.css.ts';

const TODAY = '2026-11-21';
const NOW = new Date('2026-11-21T04:30:00Z');
const inr = (rupees: number) => ({ amountMinor: rupees * 100, currency: 'INR' as const });
const usd = (cents: number) => ({ amountMinor: cents, currency: 'USD' as const });

const formats = {
  dates: [
    ["formatDay('2026-11-25')", time.formatDay('2026-11-25'), 'Almost everywhere'],
    ["formatDate('2026-11-25')", time.formatDate('2026-11-25'), 'When the year matters'],
    ["formatLongDate('2026-11-25')", time.formatLongDate('2026-11-25'), 'Confirmations'],
    ["formatSpokenDay('2026-11-25')", time.formatSpokenDay('2026-11-25'), 'Accessible names'],
    ["formatDaysAhead('2026-11-25', today)", time.formatDaysAhead('2026-11-25', TODAY), 'Upcoming'],
    [
      "formatPastDay('2026-11-20', today)",
      time.formatPastDay('2026-11-20', TODAY),
      'Conversations',
    ],
    ["formatPastDay('2025-11-19', today)", time.formatPastDay('2025-11-19', TODAY), 'Another year'],
  ],
  times: [
    ["formatTime('10:30')", time.formatTime('10:30'), 'The default'],
    ["formatTime('00:05')", time.formatTime('00:05'), 'After midnight'],
    ["formatTime('14:30', '24h')", time.formatTime('14:30', '24h'), '24-hour preference'],
    ['formatRecent(5 minutes ago)', time.formatRecent(minutesAgo(5), NOW), 'An inbox, today'],
    ['formatRecent(3 days ago)', time.formatRecent(minutesAgo(3 * 1440), NOW), 'This week'],
    ['formatRecent(2 weeks ago)', time.formatRecent(minutesAgo(14 * 1440), NOW), 'Earlier'],
  ],
  money: [
    ['formatMoney(₹1,20,000)', formatMoney(inr(120000)), 'Indian grouping'],
    [
      'formatMoneyRange(₹600, ₹900)',
      formatMoneyRange({ min: inr(600), max: inr(900) }),
      'Fees in a search',
    ],
    ['formatMoney($50)', formatMoney(usd(5000)), 'Consultations, queue'],
    ['formatMoney($75.50)', formatMoney(usd(7550)), 'Cents only when there are any'],
  ],
  phones: [
    ["formatMobile('9845021763')", formatMobile('9845021763'), 'A mobile number'],
    ["mobileDigits('+91 98450-21763')", mobileDigits('+91 98450-21763'), 'Pasted text'],
    ["formatLandline('+91-80-4125-2200')", formatLandline('+91-80-4125-2200'), 'A hospital'],
  ],
  files: [
    ['formatFileSize(482_000)', formatFileSize(482_000), 'An attachment'],
    ['formatFileSize(10 * 1024 * 1024)', formatFileSize(10 * 1024 * 1024), 'The upload limit'],
  ],
} satisfies Record<string, [call: string, result: string, use: string][]>;

export interface FormatsProps {
  of: keyof typeof formats;
}

export function Formats({ of }: FormatsProps) {
  return (
    <ul className={`sb-unstyled ${styles.rows}`}>
      {formats[of].map(([call, result, use]) => (
        <li key={call} className={styles.row}>
          <span>
            <strong className={styles.strong}>{result}</strong>{' '}
            <span className={styles.note}>{use}</span>
          </span>
          <code className={styles.code}>{call}</code>
        </li>
      ))}
    </ul>
  );
}

function minutesAgo(minutes: number): Date {
  return new Date(NOW.getTime() - minutes * 60_000);
}
