import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SlotsChanged } from '../../contract/slot-changes.ts';
import { isSameTime } from '../../domain/appointments/move.ts';
import { getRules } from '../../domain/booking/booking-rules.ts';
import type { SlotTime } from '../../domain/booking/slots.ts';
import { queryClient, refetch, updateData } from '../core/query-client.ts';
import { doctorToBook, takenSlots } from '../doctors.ts';
import { onRealtime, sendRealtime } from '../realtime.ts';
import { freeTimes } from './free-times.ts';

interface OpenPicker {
  /** Empty while unknown. */
  doctorId: string;
  choice: { date: string | null; time: string | null };
  /** While the choice is sent: its own time is then taken, too. */
  isSubmitting: boolean;
  /** Someone else has the chosen time. */
  onLost: (slot: SlotTime) => void;
  /** The chosen time is free again. */
  onFreed: () => void;
}

/**
 * Removes times that others take, and adds those that become free (ADR 102).
 * @returns false without a connection, or if the API does not have these events: then poll
 */
export function useSlotChanges({
  doctorId,
  choice: { date, time },
  isSubmitting,
  onLost,
  onFreed,
}: OpenPicker): boolean {
  const [followed, setFollowed] = useState<string | null>(null);
  const hasMissed = useRef(false);
  const take = useEffectEvent((change: SlotsChanged) => {
    if (change.doctorId !== doctorId) return;
    if (isSubmitting) {
      hasMissed.current = true;
      return;
    }
    applyChange(change, date);
    if (date === null || time === null) return;
    const isChosen = (slot: SlotTime) => isSameTime(slot, { date, time });
    if (change.taken.some(isChosen)) onLost({ date, time });
    else if (change.freed.some(isChosen)) onFreed();
  });
  const readAgain = useEffectEvent(() => refetchPicker(doctorId, date));
  useEffect(() => {
    if (isSubmitting || !hasMissed.current) return;
    hasMissed.current = false;
    readAgain();
  }, [isSubmitting]);
  useEffect(() => {
    if (doctorId === '') return;
    let isOver = false;
    let hasFollowed = false;
    const follow = async () => {
      const answer = await sendRealtime('follow_slots', { doctorId }).catch(() => null);
      if (isOver) return;
      setFollowed(answer?.success ? doctorId : null);
      if (!answer?.success) return;
      // Changes during an interruption are lost.
      if (hasFollowed) readAgain();
      hasFollowed = true;
    };
    const stops = [
      onRealtime('connect', () => void follow()),
      onRealtime('disconnect', () => setFollowed(null)),
      onRealtime('slots_changed', take),
    ];
    void follow();
    return () => {
      isOver = true;
      for (const stop of stops) stop();
      sendRealtime('follow_slots', { doctorId: null }).catch(() => undefined);
    };
  }, [doctorId]);
  return followed === doctorId;
}

function applyChange({ doctorId, taken, freed }: SlotsChanged, date: string | null): void {
  if (date !== null) {
    updateData(takenSlots(doctorId, date), (slots) => ({
      ...slots,
      taken: [...new Set([...slots.taken, ...timesOn(taken, date)])].sort(),
    }));
  }
  updateData(freeTimes(doctorId), (days) =>
    days.map((day) => ({
      ...day,
      times: day.times.filter((time) => !timesOn(taken, day.date).includes(time)),
    })),
  );
  const doctor = queryClient.getQueryData(doctorToBook(doctorId).queryKey);
  // Other times may lie in the break before or after.
  const hasBreaks = doctor !== undefined && getRules(doctor).bufferMinutes > 0;
  if (taken.length === 0 || freed.length > 0 || hasBreaks) refetchPicker(doctorId, date);
}

function timesOn(slots: readonly SlotTime[], date: string): string[] {
  return slots.flatMap((slot) => (slot.date === date ? slot.time : []));
}

function refetchPicker(doctorId: string, date: string | null): void {
  refetch(doctorToBook(doctorId), freeTimes(doctorId), takenSlots(doctorId, date ?? ''));
}
