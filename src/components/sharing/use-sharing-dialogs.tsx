import { useState } from 'react';
import type { Appointment } from '../../contract/appointments.ts';
import type { SharingScope } from '../../contract/sharing.ts';
import type { Submission } from '../../domain/forms/submission.ts';
import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';

export interface SharingEvents extends DialogEvents {
  /** Of answers to doctors' requests, by appointment id. */
  answers: Readonly<Record<string, Submission>>;
  /** Format yyyy-MM-dd. */
  today: string;
  onWithdraw: (visit: Appointment) => void;
}

interface DialogEvents {
  change: Submission;
  end: Submission;
  onChoose: (visits: readonly Appointment[], scope: SharingScope) => Promise<boolean>;
  onEnd: (doctor: Appointment['doctor']) => Promise<boolean>;
  onDialogClose: () => void;
}

type Opened =
  | { kind: 'change'; visits: readonly Appointment[]; scope: SharingScope }
  | { kind: 'end'; doctor: Appointment['doctor'] };

const changeDialog = lazyModule(() => import('./SharingDialog/SharingDialog.tsx'), {
  when: 'open',
});
const endDialog = lazyModule(() => import('./EndSharingDialog/EndSharingDialog.tsx'), {
  when: 'open',
});

export function useSharingDialogs({ change, end, onChoose, onEnd, onDialogClose }: DialogEvents) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => {
    setOpened(null);
    onDialogClose();
  };
  const closeIf = (isDone: boolean) => {
    if (isDone) close();
  };
  const changing = useLazyModule(changeDialog, {
    isOpen: opened?.kind === 'change',
    onError: close,
  });
  const ending = useLazyModule(endDialog, { isOpen: opened?.kind === 'end', onError: close });
  return {
    openChange: (visits: readonly Appointment[], scope: SharingScope) =>
      setOpened({ kind: 'change', visits, scope }),
    openEnd: (doctor: Appointment['doctor']) => setOpened({ kind: 'end', doctor }),
    dialog: (
      <>
        {changing && opened?.kind === 'change' && (
          <changing.SharingDialog
            visits={opened.visits}
            scope={opened.scope}
            submission={change}
            onSave={(scope) => void onChoose(opened.visits, scope).then(closeIf)}
            onClose={close}
          />
        )}
        {ending && opened?.kind === 'end' && (
          <ending.EndSharingDialog
            doctor={opened.doctor}
            submission={end}
            onConfirm={() => void onEnd(opened.doctor).then(closeIf)}
            onClose={close}
          />
        )}
      </>
    ),
  };
}
