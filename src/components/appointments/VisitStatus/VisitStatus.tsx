import { X } from 'lucide-react';
import type { Appointment } from '../../../contract/appointments.ts';
import { Tag } from '../../../ui/feedback/Tag/Tag.tsx';
import { t } from '../../../words/t.ts';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { isMissed } from '../../../domain/appointments/appointment-status.ts';

export interface VisitStatusProps {
  visit: Pick<Appointment, 'status' | 'missed'>;
}

/** A scheduled visit that the doctor marked has another tag than its status. */
export function VisitStatus({ visit }: VisitStatusProps) {
  if (!isMissed(visit)) return <StatusTag status={visit.status} />;
  return (
    <Tag variant="neutral" icon={<X aria-hidden="true" />}>
      {t`Missed`}
    </Tag>
  );
}
