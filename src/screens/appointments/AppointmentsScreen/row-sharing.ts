import type { AppointmentRowProps } from '../../../components/appointments/AppointmentRow/AppointmentRow.tsx';
import type { SharingEvents } from '../../../components/sharing/use-sharing-dialogs.tsx';
import type { Sharing } from '../../../contract/sharing.ts';

export interface ListSharing extends SharingEvents {
  choices: readonly Sharing[];
  unsentIds: readonly string[];
}

/** Null if the patient's choice for the visit is not known. */
export function findRowSharing(
  list: ListSharing | null,
  id: string,
): NonNullable<AppointmentRowProps['sharing']> | null {
  const choice = list?.choices.find(({ appointmentId }) => appointmentId === id);
  if (!list || !choice) return null;
  return { ...list, sharing: choice, isUnsent: list.unsentIds.includes(id) };
}
