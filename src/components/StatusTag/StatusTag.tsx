import { CalendarCheck, Check, Hourglass, X, type LucideIcon } from 'lucide-react';
import type { AppointmentStatus } from '../../contract/appointments.ts';
import { Tag } from '../../ui/Tag/Tag.tsx';

/** Labels (spec §4 Appointment). */
export const statusWords: Record<AppointmentStatus, string> = {
  pending: 'Pending',
  scheduled: 'Scheduled',
  completed: 'Completed',
  cancelled: 'Cancelled',
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
    <Tag tone={status} icon={<Icon aria-hidden="true" />}>
      {statusWords[status]}
    </Tag>
  );
}
