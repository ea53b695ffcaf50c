import * as z from 'zod/mini';
import * as api from '../api/sharing.ts';
import { ApiError } from '../api/http/api-error.ts';
import { readStored, removeStored, writeStored } from '../api/browser/browser-storage.ts';
import type { Appointment } from '../contract/appointments.ts';
import { sharingBody } from '../contract/sharing.ts';
import { isAhead } from '../domain/appointments/appointment-status.ts';
import { idleSubmission, type Submission } from '../domain/forms/submission.ts';
import { doctorShortName } from '../domain/names.ts';
import { partlySavedText } from '../domain/records/sharing-problem.ts';
import { t } from '../words/t.ts';
import { sharingDraftKey } from './core/draft-keys.ts';
import { parseLoadError } from './core/load-error.ts';
import { patch } from './core/patch.ts';
import { refetch } from './core/query-client.ts';
import { submit } from './core/submit.ts';
import { showToast } from './core/toasts.ts';
import { createUserStore } from './core/user-store.ts';
import { createUserGuard } from './session/session.ts';
import { applySharings, sharingList } from './sharing-data.ts';

export interface UnsentChoice {
  choice: api.SharingChoice;
  isSending: boolean;
  /** Set if the server refused the choice. */
  refusal: string | null;
}

interface SharingState {
  /** Storage key of the unsent choices. */
  key: string;
  /** By appointment id. */
  unsent: Record<string, UnsentChoice>;
  change: Submission;
  /** Choices that a change has saved while it failed for other visits, by appointment id. */
  saved: Record<string, string>;
  end: Submission;
}

const storedSchema = z.record(z.string(), sharingBody);

const initial = (): SharingState => ({
  key: '',
  unsent: {},
  change: { ...idleSubmission },
  saved: {},
  end: { ...idleSubmission },
});

const form = createUserStore(initial);
const { state } = form;
export const { useStore: useSharing, current: currentSharing, reset: resetSharing } = form;

export function openUnsentChoices(userId: string): void {
  const key = sharingDraftKey(userId);
  if (state.key === key) return;
  const stored = readStored('session', key, storedSchema) ?? {};
  const unsent = Object.entries(stored).map(([id, choice]) => [id, toUnsent(choice)] as const);
  patch(state, { ...initial(), key, unsent: Object.fromEntries(unsent) });
}

/** Stores the choice of a booking until the server has it. */
export function sendChoice({ id, patientId }: Appointment, choice: api.SharingChoice): void {
  openUnsentChoices(patientId);
  state.unsent[id] = toUnsent(choice);
  store();
  void send(id);
}

export function retryChoice(id: string): void {
  void send(id);
}

/** Drops choices of visits that are over. */
export function resendChoices(appointments: readonly Appointment[]): void {
  for (const [id, { refusal }] of Object.entries(state.unsent)) {
    const visit = appointments.find((one) => one.id === id);
    if (visit && !isAhead(visit)) drop(id);
    else if (refusal === null) void send(id);
  }
}

/** If it fails for some visits, it is saved for the others. A retry leaves those out. */
export function changeSharing(
  visits: readonly Appointment[],
  choice: api.SharingChoice,
): Promise<boolean> {
  return submit(state.change, async () => {
    const isStillHere = createUserGuard();
    const key = JSON.stringify(choice);
    const isSaved = ({ id }: Appointment) => state.saved[id] === key;
    const problems: unknown[] = [];
    const save = async ({ id }: Appointment) => {
      const sharing = await api.chooseSharing(id, choice);
      if (!isStillHere()) return;
      applySharings([sharing]);
      drop(id);
      state.saved[id] = key;
    };
    for (const visit of visits.filter((one) => !isSaved(one))) {
      await save(visit).catch((error: unknown) => problems.push(error));
      if (!isStillHere()) return;
    }
    const [problem] = problems;
    if (problem === undefined) {
      state.saved = {};
      showToast('success', t`Your choice is saved`);
      return;
    }
    // A request whose response was lost may have been saved.
    refetch(sharingList);
    if (!visits.some(isSaved)) throw problem;
    const others = visits.filter((one) => !isSaved(one));
    throw new Error(
      partlySavedText(visits.filter(isSaved), others, parseLoadError(problem).message),
    );
  });
}

export function endSharing({ id, name }: Appointment['doctor']): Promise<boolean> {
  return submit(state.end, async () => {
    const isStillHere = createUserGuard();
    applySharings(await api.endSharing(id));
    if (isStillHere()) showToast('success', t`You have ended access for ${doctorShortName(name)}`);
  });
}

export function clearSharingErrors(): void {
  patch(state, { change: { ...idleSubmission }, saved: {}, end: { ...idleSubmission } });
}

async function send(id: string): Promise<void> {
  const sent = state.unsent[id];
  if (!sent || sent.isSending) return;
  patch(sent, { isSending: true, refusal: null });
  const isOpen = () => state.unsent[id] === sent;
  try {
    applySharings([await api.chooseSharing(id, { ...sent.choice })]);
    if (isOpen()) drop(id);
  } catch (error) {
    if (isOpen()) applyRefusal(id, sent, error);
  } finally {
    sent.isSending = false;
  }
}

function applyRefusal(id: string, sent: UnsentChoice, error: unknown): void {
  const { status } = error instanceof ApiError ? error : { status: 0 };
  if (status === 404) drop(id);
  else if (status === 409) sent.refusal = parseLoadError(error).message;
}

function drop(id: string): void {
  delete state.unsent[id];
  store();
}

function store(): void {
  const entries = Object.entries(state.unsent).map(([id, { choice }]) => [id, choice] as const);
  if (entries.length > 0) writeStored('session', state.key, Object.fromEntries(entries));
  else removeStored('session', state.key);
}

function toUnsent(choice: api.SharingChoice): UnsentChoice {
  return { choice, isSending: false, refusal: null };
}
