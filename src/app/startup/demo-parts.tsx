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

export interface DemoParts {
  /** Null in a frame of the demo's stage. */
  Strip: ComponentType<DemoSignInProps> | null;
  Accounts: ComponentType<DemoSignInProps>;
  Phone: ComponentType;
  Mailbox: ComponentType;
  Authenticator: ComponentType;
  Helper: ComponentType<{ booking: QueueBooking }>;
  UpiPhone: ComponentType<{ payment: Payment }>;
  BackOffice: ComponentType<{ doctor: Doctor }>;
}

/** Placeholders until the demo has started. After a failed start, `strip` shows the error. */
export function demoParts(running: Promise<DemoParts>): DemoParts {
  const parts = running.catch((error: unknown): DemoParts => {
    console.error(error);
    return {
      Strip: NotRunning,
      Accounts: Nothing,
      Phone: Nothing,
      Mailbox: Nothing,
      Authenticator: Nothing,
      Helper: Nothing,
      UpiPhone: Nothing,
      BackOffice: Nothing,
    };
  });
  const partsModule = lazyModule(() => parts, { when: 'open' });
  function Part({ children }: { children: (parts: DemoParts) => ReactNode }) {
    const loaded = useLazyModule(partsModule);
    return loaded && children(loaded);
  }
  return {
    Strip: (props) => <Part>{({ Strip }) => Strip && <Strip {...props} />}</Part>,
    Accounts: (props) => (
      <div className={accountsRoom}>
        <Part>{({ Accounts }) => <Accounts {...props} />}</Part>
      </div>
    ),
    Phone: () => (
      <div className={phoneRoom}>
        <Part>{({ Phone }) => <Phone />}</Part>
      </div>
    ),
    Mailbox: () => <Part>{({ Mailbox }) => <Mailbox />}</Part>,
    Authenticator: () => <Part>{({ Authenticator }) => <Authenticator />}</Part>,
    Helper: (props) => <Part>{({ Helper }) => <Helper {...props} />}</Part>,
    UpiPhone: (props) => <Part>{({ UpiPhone }) => <UpiPhone {...props} />}</Part>,
    BackOffice: (props) => <Part>{({ BackOffice }) => <BackOffice {...props} />}</Part>,
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
