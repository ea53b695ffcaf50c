import type { MessageStatus } from '../contract/messages.ts';

/** A message's status as its sender sees it: `failed` is one that could not be sent. */
export type ShownStatus = MessageStatus | 'failed';

/** In the order in which a message passes through them (spec §3). */
const order: readonly ShownStatus[] = ['failed', 'pending', 'sent', 'delivered', 'read'];

/** The further one of two statuses: late news never takes a message back. */
export function furtherStatus(a: ShownStatus, b: ShownStatus): ShownStatus {
  return order.indexOf(a) >= order.indexOf(b) ? a : b;
}

/** How far a sender's messages have come: the places of the last one delivered and of the last one read. */
export interface Progress {
  deliveredUpTo: number;
  readUpTo: number;
}

/** The status of a message that the server has, by its place in the conversation. */
export function statusAt(
  seq: number,
  { deliveredUpTo, readUpTo }: Progress,
): 'sent' | 'delivered' | 'read' {
  if (seq <= readUpTo) return 'read';
  return seq <= deliveredUpTo ? 'delivered' : 'sent';
}
