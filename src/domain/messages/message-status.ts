import type { MessageStatus } from '../../contract/messages.ts';

export type ShownStatus = MessageStatus | 'failed';

/** Spec §3. */
const order: readonly ShownStatus[] = ['failed', 'pending', 'sent', 'delivered', 'read'];

/** Late events never revert a status. */
export function laterStatus(a: ShownStatus, b: ShownStatus): ShownStatus {
  return order.indexOf(a) >= order.indexOf(b) ? a : b;
}

/** `seq` of the sender's last delivered and last read message. */
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
