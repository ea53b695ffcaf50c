import type { ComponentType, ReactNode } from 'react';
import type { Doctor } from '../contract/doctors.ts';
import type { Payment } from '../contract/payments.ts';
import type { QueueBooking } from '../contract/queue.ts';

export interface PageProps {
  isDemo: boolean;
  stripePublishableKey: string | null;
  accounts: ReactNode;
  /** Demo phone that receives the codes. */
  phone: ReactNode;
  /** The demo's authenticator app, or null. */
  authenticator: ReactNode;
  /** Null outside the demo. */
  UpiPhone: ComponentType<{ payment: Payment }> | null;
  /** Null outside the demo. */
  Helper: ComponentType<{ booking: QueueBooking }> | null;
  /** Demo controls to verify a doctor. Null without a demo. */
  BackOffice: ComponentType<{ doctor: Doctor }> | null;
}
