import { describe, expect, it } from 'vitest';
import { appointmentStatus } from '../contract/appointments.ts';
import { canMove } from './appointment-status.ts';

describe('an appointment', () => {
  it('moves only along the allowed ways', () => {
    const statuses = appointmentStatus.options;
    const moves = statuses.flatMap((from) =>
      statuses.flatMap((to) =>
        (['patient', 'doctor'] as const)
          .filter((role) => canMove(from, to, role))
          .map((role) => `${role}: ${from} → ${to}`),
      ),
    );
    expect(moves).toEqual([
      'doctor: pending → scheduled',
      'patient: pending → cancelled',
      'doctor: pending → cancelled',
      'doctor: scheduled → completed',
      'patient: scheduled → cancelled',
      'doctor: scheduled → cancelled',
    ]);
  });
});
