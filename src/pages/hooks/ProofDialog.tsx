import type { ReactNode } from 'react';
import { CodeDialog } from '../../components/auth/CodeDialog/CodeDialog.tsx';
import {
  openFactorDialog,
  proveSecondFactor,
  useSecondFactor,
} from '../../state/account/second-factor.ts';

interface ProofDialogProps {
  title: string;
  description: string;
  action: string;
  onProved: () => void;
  onClose: () => void;
  authenticator: ReactNode;
}

/** Asks for a code of the second factor again. */
export function ProofDialog({ onProved, onClose, ...dialog }: ProofDialogProps) {
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
