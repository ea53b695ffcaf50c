import { useEffect, useRef } from 'react';
import type { Doctor } from '../../src/contract/doctors.ts';
import type { DoctorEvent } from '../../src/contract/verification.ts';
import { systemClock } from '../../backend/core/clock.ts';
import * as styles from '../kit/demo.css.ts';
import { useAction } from '../kit/use-action.ts';

export interface DemoBackOfficeProps {
  doctor: Doctor;
  onDecide: (doctorId: string, event: DoctorEvent) => Promise<void>;
}

export function DemoBackOffice({ doctor, onDecide }: DemoBackOfficeProps) {
  const { state, act } = useAction();
  const hasActed = useRef(false);
  const { requested, requestedAt } = doctor.verification ?? {};
  useEffect(() => {
    if (!hasActed.current || document.activeElement !== document.body) return;
    hasActed.current = false;
    document.getElementById('main')?.focus();
  });
  if (!requested || requestedAt === undefined) return null;
  const decide = (decision: { outcome: 'accepted' } | { outcome: 'refused'; reason: string }) => {
    hasActed.current = true;
    const decidedAt = systemClock.now().toISOString();
    act(() => onDecide(doctor.id, { ...decision, requestedAt, decidedAt }));
  };
  const reason = 'The register has no doctor with this name and number.';
  return (
    <section className={styles.box} aria-label="Demo back office">
      <p className={styles.title}>Demo back office</p>
      <p className={styles.hint}>
        In the demo you also play the back office, which checks the register of the council.
      </p>
      <div className={styles.steps}>
        <button
          type="button"
          className={styles.button}
          aria-disabled={state === 'busy'}
          onClick={() => decide({ outcome: 'accepted' })}
        >
          Accept this doctor
        </button>
        <button
          type="button"
          className={styles.button}
          aria-disabled={state === 'busy'}
          onClick={() => decide({ outcome: 'refused', reason })}
        >
          Refuse this doctor
        </button>
      </div>
      <p className={styles.hint} role="status">
        {state === 'failed' && 'That did not work. The doctor has changed the request. Try again.'}
      </p>
    </section>
  );
}
