import { isRefusedAs } from '../../api/http/is-refused-as.ts';
import * as api from '../../api/waitlist.ts';
import { freeTimesEndpoints } from '../../contract/free-times.ts';
import {
  type JoinWaitlistBody,
  type OfferAnswer,
  type WaitlistEntry,
  waitlistEndpoints,
} from '../../contract/waitlist.ts';
import type { SlotTime } from '../../domain/booking/slots.ts';
import { t } from '../../words/t.ts';
import { applyAppointment } from '../appointments/appointments.ts';
import { idleAction, runItemAction, type ItemAction } from '../core/item-action.ts';
import { query, type Query, refetch, refetchInView, updateData } from '../core/query-client.ts';
import { sendAgainIfLost } from '../core/send-again-if-lost.ts';
import { showToast } from '../core/toasts.ts';
import { createUserStore } from '../core/user-store.ts';
import { onRealtime } from '../realtime.ts';

const { listWaitlist } = waitlistEndpoints;

/** The place in the line changes without an event. */
const POSITION_MS = 60_000;

export const waitlist: Query<WaitlistEntry[]> = {
  ...query(listWaitlist, {}),
  // Most patients wait for no one.
  refetchInterval: ({ state: { data = [] } }) => data.length > 0 && POSITION_MS,
};

interface WaitlistState extends ItemAction {
  /** The accepted time and its visit, until the page is left. */
  accepted: (SlotTime & { visitId: string; isMove: boolean }) | null;
}

const action = createUserStore<WaitlistState>(() => ({ ...idleAction, accepted: null }));
const { state } = action;
export const {
  useStore: useWaitlistActions,
  current: currentWaitlistActions,
  reset: resetWaitlist,
} = action;

onRealtime('new_notice', ({ kind }) => {
  if (kind === 'offer') refetchInView(listWaitlist);
});
onRealtime('stale', () => refetchInView(listWaitlist));

/** The key of the request to join, as `pendingId` and in `actionError`. */
export const joinKey = (doctorId: string): string => `join:${doctorId}`;

export function joinWaitlist(body: JoinWaitlistBody): Promise<void> {
  return runItemAction(state, joinKey(body.doctorId), {
    request: () => sendAgainIfLost(() => api.joinWaitlist(body)),
    onDone: (entry) => {
      updateData(waitlist, (list) => [...list.filter(({ id }) => id !== entry.id), entry]);
      showToast('success', t`You are on the waitlist`);
    },
  });
}

export function leaveWaitlist(id: string): Promise<void> {
  return runItemAction(state, id, {
    request: () => sendAgainIfLost(() => leave(id)),
    onDone: () => {
      removeEntry(id);
      showToast('success', t`You have left the waitlist`);
    },
  });
}

/** An entry that is gone has been left: by a lost attempt, in another tab, or after its last day. */
async function leave(id: string): Promise<void> {
  try {
    await api.leaveWaitlist(id);
  } catch (error) {
    if (!isRefusedAs(error, 'not-found')) throw error;
  }
}

export async function answerOffer(
  { id, offer, visitId }: WaitlistEntry,
  answer: OfferAnswer,
): Promise<void> {
  if (!offer) return;
  const { price, place } = offer;
  const seen = visitId === undefined ? { price, ...(place && { place }) } : undefined;
  await runItemAction(state, id, {
    request: () => sendAgainIfLost(() => api.answerOffer(id, offer, answer, seen)),
    onDone: (visit) => {
      if (visit) {
        applyAppointment(visit);
        removeEntry(id);
        const { date, time } = visit;
        state.accepted = { date, time, visitId: visit.id, isMove: visitId !== undefined };
      } else {
        updateData(waitlist, (list) =>
          list.map((one) => (one.id === id ? withoutOffer(one) : one)),
        );
        showToast('success', t`The next person in the line gets this time`);
      }
    },
  });
  // After a refusal, the offer has ended, or the price is another.
  if (state.actionError?.id === id) refetch(waitlist);
  refetchInView(freeTimesEndpoints.listFreeTimes);
}

export function clearAccepted(): void {
  state.accepted = null;
  state.actionError = null;
}

function removeEntry(id: string): void {
  updateData(waitlist, (list) => list.filter((one) => one.id !== id));
}

function withoutOffer({ offer: _offer, ...entry }: WaitlistEntry): WaitlistEntry {
  return entry;
}
