import type { MessageStatus } from '../contract/messages.ts';

/** `failed` could not be sent. */
export type ShownStatus = MessageStatus | 'failed';

/** Spec §3. */
const order: readonly ShownStatus[] = ['failed', 'pending', 'sent', 'delivered', 'read'];

/** Late events never revert a status. */
export function furtherStatus(a: ShownStatus, b: ShownStatus): ShownStatus {
  return order.indexOf(a) >= order.indexOf(b) ? a : b;
}

/** `seq` of the sender's last message that was delivered, and of the last one read. */
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
