import type { ComponentType, ReactNode } from 'react';
import type { LoginBody } from '../../contract/auth.ts';
import type { Doctor } from '../../contract/doctors.ts';
import type { Payment } from '../../contract/payments.ts';
import type { QueueBooking } from '../../contract/queue.ts';
import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';
import { t } from '../../words/t.ts';
import { accountsRoom, phoneRoom, stripNote } from '../shell/app.css.ts';

export interface DemoSignInProps {
  onSignIn: (login: LoginBody) => Promise<void>;
}

export interface DemoSlots {
  /** Null in a frame of the demo's stage. */
  Strip: ComponentType<DemoSignInProps> | null;
  Accounts: ComponentType<DemoSignInProps>;
  Phone: ComponentType;
  Authenticator: ComponentType;
  Helper: ComponentType<{ booking: QueueBooking }>;
  UpiPhone: ComponentType<{ payment: Payment }>;
  BackOffice: ComponentType<{ doctor: Doctor }>;
}

/** Placeholders until the demo has started. After a failed start, `strip` shows the error. */
export function demoSlots(running: Promise<DemoSlots>): DemoSlots {
  const slots = running.catch((error: unknown): DemoSlots => {
    console.error(error);
    return {
      Strip: NotRunning,
      Accounts: Nothing,
      Phone: Nothing,
      Authenticator: Nothing,
      Helper: Nothing,
      UpiPhone: Nothing,
      BackOffice: Nothing,
    };
  });
  const slotsModule = lazyModule(() => slots, { when: 'open' });
  function Slot({ children }: { children: (slots: DemoSlots) => ReactNode }) {
    const loaded = useLazyModule(slotsModule);
    return loaded && children(loaded);
  }
  return {
    Strip: (props) => <Slot>{({ Strip }) => Strip && <Strip {...props} />}</Slot>,
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
    Authenticator: () => <Slot>{({ Authenticator }) => <Authenticator />}</Slot>,
    Helper: (props) => <Slot>{({ Helper }) => <Helper {...props} />}</Slot>,
    UpiPhone: (props) => <Slot>{({ UpiPhone }) => <UpiPhone {...props} />}</Slot>,
    BackOffice: (props) => <Slot>{({ BackOffice }) => <BackOffice {...props} />}</Slot>,
  };
}

function NotRunning() {
  return (
    <p className={stripNote} role="alert">
      {t`The demo cannot run in this browser. It needs a service worker and storage.`}
    </p>
  );
}

function Nothing() {
  return null;
}
