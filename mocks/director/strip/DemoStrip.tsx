import { useRef, useState } from 'react';
import { AccountsDrawer } from '../accounts/AccountsDrawer.tsx';
import type { ReportRecord } from '../../store/core/records.ts';
import { ClockDrawer, type ClockDrawerProps } from '../clock/ClockDrawer.tsx';
import type { DemoAccountsProps } from '../accounts/DemoAccounts.tsx';
import { listChips, NetworkChips } from '../network/NetworkChips.tsx';
import { NetworkDrawer } from '../network/NetworkDrawer.tsx';
import type { NetworkPanelProps } from '../network/NetworkPanel.tsx';
import { ReportsDrawer } from './ReportsDrawer.tsx';
import * as styles from '../director.css.ts';
import { focusOnMount } from './focus-on-mount.ts';
import { readIsFolded, storeIsFolded } from './folded.ts';
import { ResetConfirmation } from '../reset/ResetConfirmation.tsx';
import { allWell } from '../network/settings.ts';

export interface DemoStripProps extends DemoAccountsProps, ClockDrawerProps, NetworkPanelProps {
  isFromEarlierDay: boolean;
  reports: readonly ReportRecord[];
  linkProblems: readonly string[];
  onProblemsRead: () => void;
  onReset: () => Promise<void>;
}

export function DemoStrip({
  isFromEarlierDay,
  reports,
  linkProblems,
  onProblemsRead,
  onSignIn,
  onReset,
  now,
  isAhead,
  beforeNextVisit,
  onJump,
  ...network
}: DemoStripProps) {
  const networkToggle = useRef<HTMLButtonElement>(null);
  const [resetState, setResetState] = useState<'idle' | 'asking' | 'declined'>('idle');
  const [isFolded, setIsFolded] = useState(() => linkProblems.length === 0 && readIsFolded());
  const isSmall = isFolded && !isFromEarlierDay;
  const setCount = listChips(network.settings).length + Number(isAhead);
  const fold = (isNowFolded: boolean) => {
    setIsFolded(isNowFolded);
    storeIsFolded(isNowFolded);
  };
  return (
    <section className={isSmall ? styles.foldedStrip : styles.strip} aria-label="Demo">
      {resetState === 'asking' ? (
        <ResetConfirmation onReset={onReset} onCancel={() => setResetState('declined')} />
      ) : (
        <>
          {!isSmall && (
            <p className={styles.status}>
              {isFromEarlierDay
                ? 'This demo is from an earlier day. Reset it for dates from today.'
                : 'Demo: everything stays in this browser'}
            </p>
          )}
          {!isFromEarlierDay && (
            <button
              type="button"
              className={isSmall ? styles.smallButton : styles.button}
              aria-expanded={!isSmall}
              aria-label={isSmall ? undefined : 'Hide demo tools'}
              onClick={() => fold(!isSmall)}
            >
              {isSmall ? `Show demo tools${setCount > 0 ? ` (${setCount} set)` : ''}` : 'Hide'}
            </button>
          )}
          {!isSmall && (
            <div className={styles.tools}>
              <ClockDrawer
                now={now}
                isAhead={isAhead}
                beforeNextVisit={beforeNextVisit}
                onJump={onJump}
              />
              <NetworkDrawer {...network} toggleRef={networkToggle} />
              <ReportsDrawer reports={reports} />
              <AccountsDrawer onSignIn={onSignIn} />
              <button
                type="button"
                className={styles.button}
                ref={resetState === 'declined' ? focusOnMount : undefined}
                onClick={() => setResetState('asking')}
              >
                Reset demo
              </button>
            </div>
          )}
          {!isSmall && (
            <NetworkChips
              {...network}
              hasProblems={linkProblems.length > 0}
              onAllWell={() => {
                network.onSettingsChange(allWell);
                onProblemsRead();
              }}
              focusRef={networkToggle}
            />
          )}
          {!isSmall && linkProblems.length > 0 && (
            <div className={styles.problems} role="alert">
              <ul className={styles.problemList}>
                {linkProblems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
    </section>
  );
}
