import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Doctor } from '../../src/contract/doctors.ts';
import type { Payment } from '../../src/contract/payments.ts';
import type { QueueBooking } from '../../src/contract/queue.ts';
import { lazyModule, useLazyModule } from '../../src/ui/lazy/lazy-module.ts';
import type { Demo } from '../demo.ts';
import { box, button } from '../kit/demo.css.ts';
import { readAgain } from '../kit/read-again.ts';
import { useMinute } from '../kit/use-minute.ts';
import { AccountsBox } from '../accounts/AccountsBox.tsx';
import type { DemoAccountsProps } from '../accounts/DemoAccounts.tsx';
import { DemoAuthenticator } from '../phones/DemoAuthenticator.tsx';
import { DemoBackOffice } from '../people/DemoBackOffice.tsx';
import { DemoHelper } from '../people/DemoHelper.tsx';
import { DemoMailbox } from '../phones/DemoMailbox.tsx';
import { DemoPhone } from '../phones/DemoPhone.tsx';
import { DemoStrip } from './DemoStrip.tsx';
import { DemoUpiPhone } from '../phones/DemoUpiPhone.tsx';
import { hasStartedScenario, isScenarioRunning } from '../scenario-state/scenario-keys.ts';
import { hasHelperPhone } from '../kit/helper-phone.ts';
import { keepPages } from '../../mocks/worker/keep-pages.ts';
import { goHome, onResetElsewhere, resetDemo } from '../open/reset-demo.ts';

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

const loadTabLink = () => import('../open/tab-link.ts');
const loadTransfer = () => import('../open/transfer.ts');
const scenarioModule = lazyModule(
  async () => {
    void keepPages();
    const [{ TabScenario }, { openScenario }] = await Promise.all([
      import('../player/TabScenario.tsx'),
      loadTabLink(),
    ]);
    return { TabScenario, openScenario };
  },
  { when: 'open' },
);

function Scenario({ demo }: { demo: Demo }) {
  const [isRunning, setIsRunning] = useState(isScenarioRunning);
  const [hasFailed, setHasFailed] = useState(false);
  const onError = () => setHasFailed(true);
  const scenario = useLazyModule(scenarioModule, { isOpen: isRunning, onError });
  if (!isRunning) return null;
  if (!scenario) {
    if (!hasFailed) return null;
    return (
      <p className={box} role="alert">
        The scenario did not load.{' '}
        <button type="button" className={button} onClick={() => location.reload()}>
          Try again
        </button>
      </p>
    );
  }
  return (
    <scenario.TabScenario
      place="tab"
      root={() => document.body}
      tools={demo}
      onStart={scenario.openScenario}
      onEnd={() => setIsRunning(false)}
    />
  );
}

/** As a mail program does with the address of `List-Unsubscribe` (RFC 8058). */
async function stopEmails(stopUrl: string): Promise<void> {
  const { ok, status } = await fetch(stopUrl, { method: 'POST' });
  if (!ok) throw new Error(`The address answered ${status}`);
  readAgain();
}

export function createDemoParts(demo: Demo) {
  function Strip({ onSignIn }: DemoAccountsProps) {
    const isFromEarlierDay = useSyncExternalStore(demo.onChange, demo.isFromEarlierDay);
    const [linkProblems, setLinkProblems] = useState(demo.linkProblems);
    useEffect(() => onResetElsewhere(goHome), []);
    return (
      <>
        <DemoStrip
          isFromEarlierDay={isFromEarlierDay}
          answers={demo.answers}
          now={useMinute()}
          isAhead={demo.hasOwnTime()}
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
          onCopyLink={async (toLink) => (await loadTabLink()).copyLink(demo, toLink)}
          onResetAndStay={async () => (await loadTabLink()).resetAndStay(demo)}
          onRestartScenario={
            hasStartedScenario() ? async () => (await loadTabLink()).restartScenario() : null
          }
          onStart={(name) => void loadTabLink().then(({ openScenario }) => openScenario(name))}
          onSave={async () => (await loadTransfer()).saveToFile(demo)}
          onOpenFile={async (file) => (await loadTransfer()).openSavedDemo(demo, file)}
        />
        <Scenario demo={demo} />
      </>
    );
  }

  function Phone() {
    return (
      <DemoPhone
        messages={useLatest(demo, demo.sms)}
        onReply={async (reply) => {
          await demo.replyToSms(reply);
          readAgain();
        }}
      />
    );
  }

  function Mailbox() {
    return <DemoMailbox mails={useLatest(demo, demo.mails)} onStop={stopEmails} />;
  }

  function Authenticator() {
    return <DemoAuthenticator codes={useLatest(demo, demo.codes, CHECK_MS)} />;
  }

  function Helper({ booking }: { booking: QueueBooking }) {
    const now = useMinute();
    if (hasHelperPhone()) return null;
    return <DemoHelper booking={booking} now={now} onJump={demo.jumpTo} onMove={demo.moveQueue} />;
  }

  function UpiPhone({ payment }: { payment: Payment }) {
    return <DemoUpiPhone payment={payment} onSettle={demo.settlePayment} />;
  }

  function BackOffice({ doctor }: { doctor: Doctor }) {
    return <DemoBackOffice doctor={doctor} onDecide={demo.decideVerification} />;
  }

  return {
    Strip,
    Accounts: AccountsBox,
    Phone,
    Mailbox,
    Authenticator,
    Helper,
    UpiPhone,
    BackOffice,
  };
}
