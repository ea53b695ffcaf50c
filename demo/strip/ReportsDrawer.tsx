import { useRef, useState } from 'react';
import { formatTime, timeInIndia } from '../../src/domain/time/india-time.ts';
import type { ReportRecord } from '../../backend/store/records.ts';
import * as styles from '../kit/demo.css.ts';
import { Drawer } from '../kit/Drawer.tsx';

const SHOWN = 3;

export function ReportsDrawer({ reports }: { reports: readonly ReportRecord[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  if (reports.length === 0) return null;
  return (
    <Drawer
      label={`Reports (${reports.length})`}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      toggleRef={toggle}
    >
      <p className={styles.hint}>No report leaves this browser. The back office would get:</p>
      <ol className={styles.list} aria-label="Reports">
        {reports.slice(0, SHOWN).map((report) => (
          <Report key={report.id} {...report} />
        ))}
      </ol>
    </Drawer>
  );
}

function Report({ reportedAt, reporter, reported, reason, note, message }: ReportRecord) {
  return (
    <li className={styles.message}>
      <p className={styles.hint}>
        <time dateTime={reportedAt}>{formatTime(timeInIndia(new Date(reportedAt)))}</time>{' '}
        {reporter.id} about {reported.id}: {reason}
      </p>
      {note !== '' && <p className={styles.text}>{note}</p>}
      {message && <p className={styles.text}>‘{message.textContent || message.fileName}’</p>}
    </li>
  );
}
