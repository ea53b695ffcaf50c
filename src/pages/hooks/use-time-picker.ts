import type { Doctor, TakenSlots } from '../../contract/doctors.ts';
import type { FreeDay } from '../../contract/free-times.ts';
import { stillFree } from '../../domain/booking/free-days.ts';
import type { SlotTime } from '../../domain/booking/slots.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { currentTime } from '../../domain/time/clock.ts';
import { openFreeTimes } from '../../state/booking/free-times.ts';
import { useSlotChanges, type OpenPicker } from '../../state/booking/slot-changes.ts';
import { REFETCH_MS, refetch, useLoadable } from '../../state/core/query-client.ts';
import { doctorToBook, takenSlots } from '../../state/doctors.ts';

interface TimePickerOptions extends Pick<
  OpenPicker,
  'doctorId' | 'choice' | 'conflict' | 'isSubmitting'
> {
  now: Date;
  /**
   * False only follows events.
   * @default true
   */
  canPoll?: boolean;
  /** False for doctors, who see no number of free times. */
  hasFreeDays: boolean;
  /** Offers other times. */
  onLost: (doctor: Doctor, slot: SlotTime, now: Date) => Promise<void>;
  onFreed: () => void;
}

interface TimePicker {
  doctor: Loadable<Doctor>;
  /** Taken times of the chosen day. */
  taken: Loadable<TakenSlots>;
  /** Null if not known. */
  freeDays: FreeDay[] | null;
  onRetrySlots: () => void;
}

/** Follows the doctor's times. Without a connection, polls the hours and the numbers of free times. */
export function useTimePicker({
  now,
  canPoll = true,
  hasFreeDays,
  onLost,
  onFreed,
  ...picker
}: TimePickerOptions): TimePicker {
  const { doctorId, choice } = picker;
  const isKnown = doctorId !== '';
  const slots = takenSlots(doctorId, choice.date ?? '');
  const taken = useLoadable({ ...slots, enabled: isKnown && choice.date !== null });
  const isFollowed = useSlotChanges({
    ...picker,
    taken,
    onLost: (slot) => {
      if (doctor.status === 'ready') void onLost(doctor.data, slot, currentTime());
    },
    onFreed,
  });
  const doctor = useLoadable({
    ...doctorToBook(doctorId),
    enabled: isKnown,
    refetchInterval: ({ state }) =>
      canPoll && !isFollowed && state.data !== undefined && REFETCH_MS,
  });
  const free = useLoadable({
    ...openFreeTimes(doctorId, isFollowed),
    enabled: isKnown && hasFreeDays,
  });
  return {
    doctor,
    taken,
    freeDays: free.status === 'ready' ? stillFree(free.data, now) : null,
    onRetrySlots: () => refetch(slots),
  };
}
