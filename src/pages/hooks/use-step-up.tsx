import { useState, type ReactNode } from 'react';
import type { Loadable } from '../../domain/loadable.ts';
import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';
import { t } from '../../words/t.ts';

const proofModule = lazyModule(() => import('./ProofDialog.tsx'), { when: 'open' });

/** Asks for a code if the records need one. */
export function useStepUp(
  records: Loadable<unknown>,
  onProved: () => void,
  authenticator: ReactNode,
): { dialog: ReactNode; onRetry: () => void } {
  const [isDismissed, setDismissed] = useState(false);
  const problem = records.status === 'ready' ? records.problem : records;
  const isNeeded = problem !== undefined && 'reason' in problem && problem.reason === 'step-up';
  const isOpen = isNeeded && !isDismissed;
  const proof = useLazyModule(proofModule, { isOpen, onError: () => setDismissed(true) });
  return {
    onRetry: isNeeded ? () => setDismissed(false) : onProved,
    dialog: isOpen && proof && (
      <proof.ProofDialog
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

interface ActionStepUp {
  dialog: ReactNode;
  ask: (onProved: () => void) => void;
}

/** Asks for a code when a download needs one. */
export function useDownloadStepUp(authenticator: ReactNode): ActionStepUp {
  const words = { title: t`Enter a code to download`, action: t`Download` };
  return useActionStepUp(authenticator, words);
}

/** Asks for a code when something that the user has started needs one. */
export function useActionStepUp(
  authenticator: ReactNode,
  { title, action }: { title: string; action: string },
): ActionStepUp {
  const [onProved, setOnProved] = useState<(() => void) | null>(null);
  const proof = useLazyModule(proofModule, {
    isOpen: onProved !== null,
    onError: () => setOnProved(null),
  });
  return {
    ask: (next) => setOnProved(() => next),
    dialog: onProved && proof && (
      <proof.ProofDialog
        title={title}
        description={t`You last entered one more than 12 hours ago.`}
        action={action}
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
