import { useState } from 'react';
import { AccountsDrawer } from './AccountsDrawer.tsx';
import type { DemoAccountsProps } from './DemoAccounts.tsx';
import * as styles from './director.css.ts';
import { focusOnMount } from './focus-on-mount.ts';
import { ResetConfirmation } from './ResetConfirmation.tsx';

export interface DemoStripProps extends DemoAccountsProps {
  /** Whether the stored demo was made on an earlier day in India, so that its dates are past. */
  isFromEarlierDay: boolean;
  /** Brings back the start; resolves once that is done. */
  onReset: () => Promise<void>;
}

/** The demo's own strip above the page: what this is, whom to be, and the way back to the start. */
export function DemoStrip({ isFromEarlierDay, onSignIn, onReset }: DemoStripProps) {
  const [resetState, setResetState] = useState<'idle' | 'asking' | 'declined'>('idle');
  return (
    <section className={styles.strip} aria-label="Demo">
      {resetState === 'asking' ? (
        <ResetConfirmation onReset={onReset} onCancel={() => setResetState('declined')} />
      ) : (
        <>
          <p className={styles.status}>
            {isFromEarlierDay
              ? 'This demo is from an earlier day. Reset it for dates from today.'
              : 'Demo: everything stays in this browser'}
          </p>
          <div className={styles.tools}>
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
        </>
      )}
    </section>
  );
}
