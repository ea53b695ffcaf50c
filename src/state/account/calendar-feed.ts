import * as api from '../../api/calendar.ts';
import { calendarEndpoints } from '../../contract/calendar.ts';
import { idleSubmission, type Submission } from '../../domain/forms/submission.ts';
import { t } from '../../words/t.ts';
import { parseLoadError } from '../core/load-error.ts';
import { patch } from '../core/patch.ts';
import { dropRequest, invalidate, query, queryClient } from '../core/query-client.ts';
import { submit } from '../core/submit.ts';
import { showToast } from '../core/toasts.ts';
import { createUserStore } from '../core/user-store.ts';
import { createUserGuard } from '../session/session.ts';

export type CalendarDialog = 'replace' | 'stop';

interface CalendarState extends Submission {
  dialog: CalendarDialog | null;
  /** Shown once. */
  address: string | null;
}

const idle = (): CalendarState => ({ ...idleSubmission, dialog: null, address: null });

const form = createUserStore(idle);
const { state } = form;
export const {
  useStore: useCalendarForm,
  current: currentCalendarForm,
  reset: resetCalendarForm,
} = form;

export const calendarFeedQuery = query(calendarEndpoints.getCalendarFeed, {});

/** Null closes it, and removes the address from memory. */
export function openCalendarDialog(dialog: CalendarDialog | null): void {
  patch(state, { ...idle(), dialog });
}

/** @returns `step-up` if the user must enter a code first */
export async function makeCalendarFeed(): Promise<'step-up' | 'done'> {
  let outcome: 'step-up' | 'done' = 'done';
  await submit(state, async () => {
    const isStillHere = createUserGuard();
    try {
      const { address, madeAt } = await api.makeCalendarFeed();
      if (!isStillHere()) return;
      storeMadeAt(madeAt);
      patch(state, { dialog: null, address });
    } catch (error) {
      // The address may have changed all the same.
      invalidate(calendarFeedQuery);
      if (parseLoadError(error).reason !== 'step-up') throw error;
      outcome = 'step-up';
      if (isStillHere()) state.dialog = null;
    }
  });
  return outcome;
}

export async function endCalendarFeed(): Promise<void> {
  await submit(state, async () => {
    const isStillHere = createUserGuard();
    await api.endCalendarFeed().catch((error: unknown) => {
      invalidate(calendarFeedQuery);
      throw error;
    });
    if (!isStillHere()) return;
    storeMadeAt(null);
    state.dialog = null;
    showToast('success', t`Calendar address stopped`);
  });
}

function storeMadeAt(madeAt: string | null): void {
  dropRequest(calendarFeedQuery);
  queryClient.setQueryData(calendarFeedQuery.queryKey, { isOffered: true, madeAt });
}
