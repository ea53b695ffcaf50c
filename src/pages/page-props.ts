import type { ComponentType, ReactNode } from 'react';
import type { Doctor } from '../contract/doctors.ts';
import type { Payment } from '../contract/payments.ts';
import type { QueueBooking } from '../contract/queue.ts';

export interface PageProps {
  isDemo: boolean;
  stripePublishableKey: string | null;
  accounts: ReactNode;
  phone: ReactNode;
  mailbox: ReactNode;
  authenticator: ReactNode;
  UpiPhone: ComponentType<{ payment: Payment }> | null;
  Helper: ComponentType<{ booking: QueueBooking }> | null;
  BackOffice: ComponentType<{ doctor: Doctor }> | null;
}
