import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TakenSlots } from '../../contract/doctors.ts';
import type { SlotsChanged } from '../../contract/slot-changes.ts';
import type { SlotTime } from '../../domain/booking/slots.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { refetch, updateData } from '../core/query-client.ts';
import { doctorToBook, takenSlots } from '../doctors.ts';
import { onRealtime, sendRealtime } from '../realtime.ts';
import { freeTimes } from './free-times.ts';

export interface OpenPicker {
  /** Empty while unknown. */
  doctorId: string;
  /** Without a time that may be the user's already. */
  choice: { date: string | null; time: string | null };
  taken: Loadable<TakenSlots>;
  conflict: { nearest: readonly SlotTime[]; keepsFocus?: boolean } | null;
  /** While the choice is sent: its own time is then taken, too. */
  isSubmitting: boolean;
  /** The chosen time, or one that was offered instead, is taken. */
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
  taken,
  conflict,
  isSubmitting,
  onLost,
  onFreed,
}: OpenPicker): boolean {
  const [followed, setFollowed] = useState<string | null>(null);
  const hasMissed = useRef(false);
  const take = useEffectEvent((change: SlotsChanged) => {
    if (change.doctorId !== doctorId) return;
    if (isSubmitting) hasMissed.current = true;
    else applyChange(change, date);
  });
  const known = taken.status === 'ready' && taken.data.date === date ? taken.data.taken : null;
  const isLost = !isSubmitting && time !== null && (known?.includes(time) ?? false);
  const isFree = !isSubmitting && known !== null && !isLost;
  const isStale =
    conflict?.nearest.some((slot) => slot.date === date && known?.includes(slot.time)) ?? false;
  const hasConflict = conflict !== null;
  const lose = useEffectEvent(() => {
    if (date !== null && time !== null) onLost({ date, time });
  });
  useEffect(() => {
    if (isLost && (!hasConflict || isStale)) lose();
  }, [isLost, hasConflict, isStale]);
  const free = useEffectEvent(onFreed);
  const cameLive = conflict?.keepsFocus === true;
  useEffect(() => {
    if (cameLive && isFree) free();
  }, [cameLive, isFree]);
  const readAgain = useEffectEvent(() => refetchPicker(doctorId, date));
  useEffect(() => {
    if (isSubmitting || !hasMissed.current) return;
    hasMissed.current = false;
    // After a success there is no choice any more.
    if (time !== null) readAgain();
  }, [isSubmitting, time]);
  useEffect(() => {
    if (doctorId === '') return;
    let isOver = false;
    const follow = async () => {
      const answer = await sendRealtime('follow_slots', { doctorId }).catch(() => null);
      if (!isOver) setFollowed(answer?.success ? doctorId : null);
    };
    const followLater = async () => {
      await follow();
      // Changes before are lost.
      if (!isOver) readAgain();
    };
    const stops = [
      onRealtime('connect', () => void followLater()),
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
  if (taken.length === 0 || freed.length > 0) refetchPicker(doctorId, date);
}

function timesOn(slots: readonly SlotTime[], date: string): string[] {
  return slots.flatMap((slot) => (slot.date === date ? slot.time : []));
}

function refetchPicker(doctorId: string, date: string | null): void {
  refetch(doctorToBook(doctorId), freeTimes(doctorId), takenSlots(doctorId, date ?? ''));
}
