import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { LoginBody } from '../contract/auth.ts';
import type { Payment } from '../contract/payments.ts';
import type { QueueBooking } from '../contract/queue.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { accountsRoom, phoneRoom, stripNote } from './app.css.ts';

/** Parts of the demo that offer its accounts. */
export interface DemoSignInProps {
  /** An account was tapped; resolves once the sign-in has succeeded or failed. */
  onSignIn: (login: LoginBody) => Promise<void>;
}

/** What a demo build adds to the pages; a build for a real API has none of it. */
export interface DemoSlots {
  /** The strip on top of every page. */
  Strip: ComponentType<DemoSignInProps>;
  /** Beside the login form: the accounts. */
  Accounts: ComponentType<DemoSignInProps>;
  /** Where a code is asked for: the phone that gets it. */
  Phone: ComponentType;
  /** Beside a queue booking: the helper, who does what is pressed. */
  Helper: ComponentType<{ booking: QueueBooking }>;
  /** Beside a payment: the phone whose UPI app is asked. */
  UpiPhone: ComponentType<{ payment: Payment }>;
}

/** The demo's parts, each empty until the demo runs; where it cannot, the strip says so. */
export function demoSlots(running: Promise<DemoSlots>): DemoSlots {
  const slots = running.catch((error: unknown): DemoSlots => {
    console.error(error);
    return {
      Strip: NotRunning,
      Accounts: Nothing,
      Phone: Nothing,
      Helper: Nothing,
      UpiPhone: Nothing,
    };
  });
  const Strip = lazy(async () => ({ default: (await slots).Strip }));
  const Accounts = lazy(async () => ({ default: (await slots).Accounts }));
  const Phone = lazy(async () => ({ default: (await slots).Phone }));
  const Helper = lazy(async () => ({ default: (await slots).Helper }));
  const UpiPhone = lazy(async () => ({ default: (await slots).UpiPhone }));
  return {
    Strip: (props) => (
      <OnceRunning>
        <Strip {...props} />
      </OnceRunning>
    ),
    Accounts: (props) => (
      <div className={accountsRoom}>
        <OnceRunning>
          <Accounts {...props} />
        </OnceRunning>
      </div>
    ),
    Phone: () => (
      <div className={phoneRoom}>
        <OnceRunning>
          <Phone />
        </OnceRunning>
      </div>
    ),
    Helper: (props) => (
      <OnceRunning>
        <Helper {...props} />
      </OnceRunning>
    ),
    UpiPhone: (props) => (
      <OnceRunning>
        <UpiPhone {...props} />
      </OnceRunning>
    ),
  };
}

/** Nothing in the HTML of the build, which no demo runs behind. */
function OnceRunning({ children }: { children: ReactNode }) {
  return useIsHydrated() && <Suspense>{children}</Suspense>;
}

function NotRunning() {
  return (
    <p className={stripNote} role="alert">
      The demo cannot run here: it needs a service worker and storage, which this browser denies.
    </p>
  );
}

function Nothing() {
  return null;
}
