import type { ComponentType, ReactNode } from 'react';
import type { Payment } from '../contract/payments.ts';
import type { QueueBooking } from '../contract/queue.ts';

export interface PageProps {
  isDemo: boolean;
  stripePublishableKey: string | null;
  accounts: ReactNode;
  /** The demo's phone, which receives codes. */
  phone: ReactNode;
  /** The demo's phone with the UPI app. Null without a demo. */
  UpiPhone: ComponentType<{ payment: Payment }> | null;
  /** Demo controls for a helper. Null without a demo. */
  Helper: ComponentType<{ booking: QueueBooking }> | null;
}
