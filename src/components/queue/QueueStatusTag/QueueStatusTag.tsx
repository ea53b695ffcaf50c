import {
  BellRing,
  CalendarCheck,
  Check,
  Footprints,
  Hourglass,
  UsersRound,
  X,
  type LucideIcon,
} from 'lucide-react';
import type { QueueStatus } from '../../../contract/queue.ts';
import { queueStatusWords } from '../../../domain/queue/queue-words.ts';
import { Tag, type TagProps } from '../../../ui/feedback/Tag/Tag.tsx';

/** The 'pending' tone marks statuses that need the patient's action. */
const looks: Record<QueueStatus, { tone: TagProps['variant']; icon: LucideIcon }> = {
  draft: { tone: 'pending', icon: Hourglass },
  paid: { tone: 'scheduled', icon: CalendarCheck },
  'on-the-way': { tone: 'info', icon: Footprints },
  'in-queue': { tone: 'info', icon: UsersRound },
  'your-turn': { tone: 'pending', icon: BellRing },
  done: { tone: 'completed', icon: Check },
  cancelled: { tone: 'cancelled', icon: X },
};

export interface QueueStatusTagProps {
  status: QueueStatus;
}

export function QueueStatusTag({ status }: QueueStatusTagProps) {
  const { tone, icon: Icon } = looks[status];
  return (
    <Tag variant={tone} icon={<Icon aria-hidden="true" />}>
      {queueStatusWords[status]}
    </Tag>
  );
}
