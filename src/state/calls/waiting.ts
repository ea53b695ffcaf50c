import { proxy, useSnapshot } from 'valtio';
import type { CallState } from '../../contract/calls.ts';
import { SEAT_LIFE_MS } from '../../contract/seats.ts';
import { onRealtime } from '../realtime.ts';
import { currentUser, onUserChange } from '../session/session.ts';

export interface WaitingPerson {
  appointmentId: string;
  personId: string;
  joinedAt: string;
}

const state = proxy<{ people: Record<string, WaitingPerson> }>({ people: {} });
const timers = new Map<string, ReturnType<typeof setTimeout>>();
onUserChange(reset);
onRealtime('call_state', apply);

export function useWaitingPerson(appointmentId: string): WaitingPerson | null {
  return useSnapshot(state).people[appointmentId] ?? null;
}

export function useWaitingIds(): readonly string[] {
  return Object.keys(useSnapshot(state).people);
}

function apply({ appointmentId, people }: CallState): void {
  const isOwn = ({ personId }: { personId: string }) => personId === currentUser()?.id;
  const other = people.some(isOwn) ? undefined : people[0];
  clearTimeout(timers.get(appointmentId));
  timers.delete(appointmentId);
  if (!other) {
    delete state.people[appointmentId];
    return;
  }
  const { personId, joinedAt } = other;
  state.people[appointmentId] = { appointmentId, personId, joinedAt };
  // A renewal comes in time, unless the client is gone.
  timers.set(
    appointmentId,
    setTimeout(() => delete state.people[appointmentId], SEAT_LIFE_MS),
  );
}

function reset(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  state.people = {};
}
