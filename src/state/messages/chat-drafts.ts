import { proxy, ref, useSnapshot } from 'valtio';
import { sharedFile } from '../../contract/messages.ts';
import { isBlank } from '../../contract/text.ts';
import type { Draft } from '../../domain/messages/conversation.ts';
import {
  loadOwnDrafts,
  saveDraftFile,
  saveDraftText,
  type StoredDraft,
  takeClosedDrafts,
} from './draft-storage.ts';
import { prepareFile } from './draft-file.ts';
import { patch } from '../core/patch.ts';
import type { Ref } from '../core/load-error.ts';

interface OneDraft {
  text: string;
  file: Ref<File> | null;
  isPreparing: boolean;
  fileError: string | null;
}

interface DraftsState {
  /** '' if no user is signed in. */
  userId: string;
  /** Keyed by partner id. */
  drafts: Record<string, OneDraft>;
}

const empty: OneDraft = { text: '', file: null, isPreparing: false, fileError: null };

const state = proxy<DraftsState>({ userId: '', drafts: {} });
const unstored = new Map<string, () => Promise<void>>();
let isStoring = false;
const pendingChecks = new Map<string, File>();

export function useDraft(partnerId: string): { draft: Draft; fileError: string | null } {
  // As in `createUserStore`: without `sync`, the caret moves to the end.
  const { fileError, ...draft } = draftIn(useSnapshot(state, { sync: true }).drafts, partnerId);
  return { draft, fileError };
}

export function currentDraft(partnerId: string): OneDraft {
  return draftIn(state.drafts, partnerId);
}

/** `partnerId` comes from the URL, so it could be an inherited key such as 'constructor'. */
function draftIn<T>(drafts: Record<string, T>, partnerId: string): T | OneDraft {
  return (Object.hasOwn(drafts, partnerId) ? drafts[partnerId] : undefined) ?? empty;
}

/** Does not overwrite text that the user has typed in the meantime. */
export async function loadDrafts(userId: string): Promise<void> {
  state.userId = userId;
  show(userId, await loadOwnDrafts(userId).catch(() => []));
  await offerClosedDrafts();
}

/** A draft whose tab was closed appears in the next tab that has none for its partner. */
export async function offerClosedDrafts(): Promise<void> {
  const { userId } = state;
  if (userId === '') return;
  const isWanted = (partnerId: string) => state.userId === userId && isEmpty(partnerId);
  show(userId, await takeClosedDrafts(userId, isWanted).catch(() => []));
}

function show(userId: string, drafts: readonly StoredDraft[]): void {
  if (state.userId !== userId) return;
  for (const { partnerId, text, file } of drafts) {
    if (isEmpty(partnerId)) state.drafts[partnerId] = { ...empty, text, file: toRef(file) };
  }
}

function isEmpty(partnerId: string): boolean {
  const { text, file } = currentDraft(partnerId);
  return text === '' && !file;
}

export function changeDraftText(partnerId: string, text: string): void {
  change(partnerId, { text });
  const { userId } = state;
  storeSoon(`text ${partnerId}`, () => saveDraftText(userId, partnerId, text));
}

export async function attachFile(partnerId: string, file: File): Promise<void> {
  const { userId } = state;
  change(partnerId, { fileError: null });
  pendingChecks.set(partnerId, file);
  const isLatest = () => state.userId === userId && pendingChecks.get(partnerId) === file;
  const prepared = await prepareFile(file, sharedFile, () => {
    if (isLatest()) change(partnerId, { isPreparing: true });
  });
  if (!isLatest()) return;
  pendingChecks.delete(partnerId);
  change(partnerId, { isPreparing: false });
  if ('file' in prepared) setFile(partnerId, prepared.file);
  else change(partnerId, { fileError: prepared.problem });
}

export function detachFile(partnerId: string): void {
  setFile(partnerId, null);
}

/** @returns false if the user has started another draft */
export function restoreDraft(
  partnerId: string,
  { text, file }: Draft,
  fileError: string | null,
): boolean {
  const now = currentDraft(partnerId);
  if (!isBlank(now.text) || now.file) return false;
  changeDraftText(partnerId, text);
  setFile(partnerId, file);
  change(partnerId, { fileError });
  return true;
}

export function clearDraft(partnerId: string): void {
  changeDraftText(partnerId, '');
  setFile(partnerId, null);
}

export function resetDrafts(): void {
  unstored.clear();
  pendingChecks.clear();
  patch(state, { userId: '', drafts: {} });
}

function setFile(partnerId: string, file: File | null): void {
  const had = currentDraft(partnerId).file;
  change(partnerId, { file: toRef(file), fileError: null });
  const { userId } = state;
  if (had || file) storeSoon(`file ${partnerId}`, () => saveDraftFile(userId, partnerId, file));
}

function toRef(file: File | null): Ref<File> | null {
  return file && ref(file);
}

function change(partnerId: string, changes: Partial<OneDraft>): void {
  state.drafts[partnerId] = { ...currentDraft(partnerId), ...changes };
}

function storeSoon(slot: string, work: () => Promise<void>): void {
  unstored.set(slot, work);
  if (!isStoring) void storeAll();
}

async function storeAll(): Promise<void> {
  isStoring = true;
  for (const [slot, work] of unstored) {
    unstored.delete(slot);
    // Storage may be unavailable or full. The draft is then lost when the page closes.
    await work().catch(() => undefined);
  }
  isStoring = false;
}
