import { useState, type ReactNode } from 'react';
import { CodeDialog } from '../../components/auth/CodeDialog/CodeDialog.tsx';
import type { Loadable } from '../../domain/loadable.ts';
import {
  openFactorDialog,
  proveSecondFactor,
  useSecondFactor,
} from '../../state/account/second-factor.ts';
import { t } from '../../words/t.ts';

/** Asks for a code if the records need one. */
export function useStepUp(
  records: Loadable<unknown>,
  onProved: () => void,
  authenticator: ReactNode,
): { dialog: ReactNode; onRetry: () => void } {
  const [isDismissed, setDismissed] = useState(false);
  const submission = useSecondFactor();
  const problem = records.status === 'ready' ? records.problem : records;
  const isNeeded = problem !== undefined && 'reason' in problem && problem.reason === 'step-up';
  const prove = async (code: string) => {
    if (await proveSecondFactor(code)) onProved();
  };
  return {
    onRetry: isNeeded ? () => setDismissed(false) : onProved,
    dialog: isNeeded && !isDismissed && (
      <CodeDialog
        title={t`Enter a code to open medical records`}
        description={t`You last entered one more than 12 hours ago. What you typed on this page is kept.`}
        action={t`Open records`}
        submission={submission}
        onCode={(code) => void prove(code)}
        onClose={() => {
          setDismissed(true);
          openFactorDialog(null);
        }}
        authenticator={authenticator}
      />
    ),
  };
}
