import type { MessageStatus } from '../../contract/messages.ts';

export type ShownStatus = MessageStatus | 'failed';

/** A message that is sent with one tap. */
export interface Reminder {
  text: string;
  hasFailed?: boolean;
}

/** Spec §3. */
const order: readonly ShownStatus[] = ['failed', 'pending', 'sent', 'delivered', 'read'];

/** A delayed event can't revert a newer status. */
export function laterStatus(a: ShownStatus, b: ShownStatus): ShownStatus {
  return order.indexOf(a) >= order.indexOf(b) ? a : b;
}

/** Each is the `seq` of the last message that the partner has received or read. */
export interface Progress {
  deliveredUpTo: number;
  readUpTo: number;
}

export function statusAt(
  seq: number,
  { deliveredUpTo, readUpTo }: Progress,
): 'sent' | 'delivered' | 'read' {
  if (seq <= readUpTo) return 'read';
  return seq <= deliveredUpTo ? 'delivered' : 'sent';
}
