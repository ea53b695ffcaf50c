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
  const problem = records.status === 'ready' ? records.problem : records;
  const isNeeded = problem !== undefined && 'reason' in problem && problem.reason === 'step-up';
  return {
    onRetry: isNeeded ? () => setDismissed(false) : onProved,
    dialog: isNeeded && !isDismissed && (
      <ProofDialog
        title={t`Enter a code to open medical records`}
        description={t`You last entered one more than 12 hours ago. What you typed on this page is kept.`}
        action={t`Open records`}
        onProved={onProved}
        onClose={() => setDismissed(true)}
        authenticator={authenticator}
      />
    ),
  };
}

/** Asks for a code when a download needs one. */
export function useDownloadStepUp(authenticator: ReactNode): {
  dialog: ReactNode;
  ask: (onProved: () => void) => void;
} {
  const [onProved, setOnProved] = useState<(() => void) | null>(null);
  return {
    ask: (next) => setOnProved(() => next),
    dialog: onProved && (
      <ProofDialog
        title={t`Enter a code to download`}
        description={t`You last entered one more than 12 hours ago.`}
        action={t`Download`}
        onProved={() => {
          setOnProved(null);
          onProved();
        }}
        onClose={() => setOnProved(null)}
        authenticator={authenticator}
      />
    ),
  };
}

interface ProofDialogProps {
  title: string;
  description: string;
  action: string;
  onProved: () => void;
  onClose: () => void;
  authenticator: ReactNode;
}

function ProofDialog({ onProved, onClose, ...dialog }: ProofDialogProps) {
  const submission = useSecondFactor();
  const prove = async (code: string) => {
    if (await proveSecondFactor(code)) onProved();
  };
  return (
    <CodeDialog
      {...dialog}
      submission={submission}
      onCode={(code) => void prove(code)}
      onClose={() => {
        onClose();
        openFactorDialog(null);
      }}
    />
  );
}
