import type { ComponentType, ReactNode } from 'react';
import type { Payment } from '../contract/payments.ts';
import type { QueueBooking } from '../contract/queue.ts';

/** The app passes all props to each page. */
export interface PageProps {
  isDemo: boolean;
  stripePublishableKey: string | null;
  /** The demo accounts for signing in. */
  accounts: ReactNode;
  /** The demo's phone, which receives codes. */
  phone: ReactNode;
  /** The demo's phone with the UPI app; null without a demo. */
  UpiPhone: ComponentType<{ payment: Payment }> | null;
  /** Demo controls for a helper; null without a demo. */
  Helper: ComponentType<{ booking: QueueBooking }> | null;
}
