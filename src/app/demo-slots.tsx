import type { ComponentType, ReactNode } from 'react';
import type { LoginBody } from '../contract/auth.ts';
import type { Payment } from '../contract/payments.ts';
import type { QueueBooking } from '../contract/queue.ts';
import { lazyModule, useLazyModule } from '../ui/lazy-module.ts';
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
  const slotsModule = lazyModule(() => slots, { when: 'open' });
  function Slot({ children }: { children: (slots: DemoSlots) => ReactNode }) {
    const loaded = useLazyModule(slotsModule);
    return loaded && children(loaded);
  }
  return {
    Strip: (props) => <Slot>{({ Strip }) => <Strip {...props} />}</Slot>,
    Accounts: (props) => (
      <div className={accountsRoom}>
        <Slot>{({ Accounts }) => <Accounts {...props} />}</Slot>
      </div>
    ),
    Phone: () => (
      <div className={phoneRoom}>
        <Slot>{({ Phone }) => <Phone />}</Slot>
      </div>
    ),
    Helper: (props) => <Slot>{({ Helper }) => <Helper {...props} />}</Slot>,
    UpiPhone: (props) => <Slot>{({ UpiPhone }) => <UpiPhone {...props} />}</Slot>,
  };
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
