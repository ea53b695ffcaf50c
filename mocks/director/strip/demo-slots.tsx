import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Doctor } from '../../../src/contract/doctors.ts';
import type { Payment } from '../../../src/contract/payments.ts';
import type { QueueBooking } from '../../../src/contract/queue.ts';
import type { Demo } from '../../browser.ts';
import { demoAccounts } from '../../seed/demo-accounts.ts';
import { useMinute } from '../clock/use-minute.ts';
import { AccountsBox } from '../accounts/AccountsBox.tsx';
import type { DemoAccountsProps } from '../accounts/DemoAccounts.tsx';
import { DemoAuthenticator } from '../phones/DemoAuthenticator.tsx';
import { DemoBackOffice } from '../people/DemoBackOffice.tsx';
import { DemoHelper } from '../people/DemoHelper.tsx';
import { DemoPhone } from '../phones/DemoPhone.tsx';
import { DemoStrip, type DemoStripProps } from './DemoStrip.tsx';
import { DemoUpiPhone } from '../phones/DemoUpiPhone.tsx';
import { goHome, onResetElsewhere, resetDemo } from '../reset/reset-demo.ts';

const CHECK_MS = 1000;

/** @param everyMs also reads it again after this time */
function useLatest<T>(
  { onChange }: Pick<Demo, 'onChange'>,
  read: () => Promise<T[]>,
  everyMs = 0,
): T[] {
  const [items, setItems] = useState<T[]>([]);
  useEffect(() => {
    let isShown = true;
    const load = async () => {
      const latest = await read();
      if (isShown) setItems(latest);
    };
    void load();
    const stop = onChange(() => void load());
    const timer = everyMs > 0 ? setInterval(() => void load(), everyMs) : undefined;
    return () => {
      isShown = false;
      clearInterval(timer);
      stop();
    };
  }, [onChange, read, everyMs]);
  return items;
}

export function createDemoSlots(demo: Demo) {
  function Strip({ onSignIn }: DemoAccountsProps) {
    const isFromEarlierDay = useSyncExternalStore(demo.onChange, demo.isFromEarlierDay);
    const [linkProblems, setLinkProblems] = useState(demo.linkProblems);
    useEffect(() => onResetElsewhere(goHome), []);
    return (
      <DemoStrip
        isFromEarlierDay={isFromEarlierDay}
        answers={demo.answers}
        now={useMinute()}
        isAhead={demo.isClockAhead()}
        beforeNextVisit={demo.beforeNextVisit}
        onJump={demo.jumpTo}
        reports={useLatest(demo, demo.reports)}
        onSignIn={onSignIn}
        settings={useSyncExternalStore(demo.settings.onChange, demo.settings.read)}
        linkProblems={linkProblems}
        onProblemsRead={() => {
          demo.linkProblems = [];
          setLinkProblems([]);
        }}
        onReset={() => resetDemo(demo, goHome)}
        onSettingsChange={demo.settings.write}
        onCopyLink={async (toLink) => copyLink(toLink, await demo.findAccount())}
      />
    );
  }

  function Phone() {
    return <DemoPhone messages={useLatest(demo, demo.sms)} />;
  }

  function Authenticator() {
    return <DemoAuthenticator codes={useLatest(demo, demo.codes, CHECK_MS)} />;
  }

  function Helper({ booking }: { booking: QueueBooking }) {
    return <DemoHelper booking={booking} onMove={demo.moveQueue} />;
  }

  function UpiPhone({ payment }: { payment: Payment }) {
    return <DemoUpiPhone payment={payment} onSettle={demo.settlePayment} />;
  }

  function BackOffice({ doctor }: { doctor: Doctor }) {
    return <DemoBackOffice doctor={doctor} onDecide={demo.decideVerification} />;
  }

  return { Strip, Accounts: AccountsBox, Phone, Authenticator, Helper, UpiPhone, BackOffice };
}

async function copyLink(
  toLink: Parameters<DemoStripProps['onCopyLink']>[0],
  accountId: string | undefined,
): Promise<void> {
  const base = new URL(import.meta.env.BASE_URL, location.href).href.replace(/\/$/, '');
  const { href } = location;
  const to = (href.startsWith(base) && href.slice(base.length)) || '/';
  const as = demoAccounts.find(({ id }) => id === accountId)?.id;
  await navigator.clipboard.writeText(base + toLink({ to, ...(as && { as }) }));
}
