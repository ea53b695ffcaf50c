import { Check, CheckCheck, CircleAlert, Clock, type LucideIcon } from 'lucide-react';
import type { ShownStatus } from '../../../domain/messages/message-status.ts';
import { t } from '../../../words/t.ts';
import { sign } from './StatusTicks.css.ts';

const looks: Record<ShownStatus, { word: string; icon: LucideIcon; strokeWidth: number }> = {
  pending: { word: t`Pending`, icon: Clock, strokeWidth: 1.75 },
  sent: { word: t`Sent`, icon: Check, strokeWidth: 1.75 },
  delivered: { word: t`Delivered`, icon: CheckCheck, strokeWidth: 1.75 },
  // Thicker than 'delivered', so that the two differ by more than colour.
  read: { word: t`Read`, icon: CheckCheck, strokeWidth: 3 },
  failed: { word: t`Failed`, icon: CircleAlert, strokeWidth: 2 },
};

export interface StatusTicksProps {
  status: ShownStatus;
}

/** Spec §2 Messages. */
export function StatusTicks({ status }: StatusTicksProps) {
  const { word, icon: Icon, strokeWidth } = looks[status];
  return (
    <span className={sign} role="img" aria-label={word} data-state={status}>
      <Icon size={18} strokeWidth={strokeWidth} aria-hidden="true" />
    </span>
  );
}
