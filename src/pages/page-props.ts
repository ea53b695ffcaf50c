import type { ComponentType, ReactNode } from 'react';
import type { Payment } from '../contract/payments.ts';
import type { QueueBooking } from '../contract/queue.ts';

/** The app passes them to each page; a page picks the ones that it uses. */
export interface PageProps {
  isDemo: boolean;
  /** Null uses the demo's cards. */
  stripePublishableKey: string | null;
  /** The demo's accounts to sign in with. */
  accounts: ReactNode;
  /** The demo's phone, which receives codes. */
  phone: ReactNode;
  /** The demo's phone with the UPI app; null without a demo. */
  UpiPhone: ComponentType<{ payment: Payment }> | null;
  /** The demo's controls of a helper; null without a demo. */
  Helper: ComponentType<{ booking: QueueBooking }> | null;
}
