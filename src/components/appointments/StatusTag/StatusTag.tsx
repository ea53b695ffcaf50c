import { CalendarCheck, Check, Hourglass, X, type LucideIcon } from 'lucide-react';
import type { AppointmentStatus } from '../../../contract/appointments.ts';
import { Tag } from '../../../ui/feedback/Tag/Tag.tsx';
import { t } from '../../../words/t.ts';

/** Spec §4 Appointment. */
export const statusWords: Record<AppointmentStatus, string> = {
  pending: t`Pending`,
  scheduled: t`Scheduled`,
  completed: t`Completed`,
  cancelled: t`Cancelled`,
};

const icons: Record<AppointmentStatus, LucideIcon> = {
  pending: Hourglass,
  scheduled: CalendarCheck,
  completed: Check,
  cancelled: X,
};

export interface StatusTagProps {
  status: AppointmentStatus;
}

export function StatusTag({ status }: StatusTagProps) {
  const Icon = icons[status];
  return (
    <Tag variant={status} icon={<Icon aria-hidden="true" />}>
      {statusWords[status]}
    </Tag>
  );
}
