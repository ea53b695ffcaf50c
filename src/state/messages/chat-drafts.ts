import { proxy, ref, useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { sharedFile } from '../../contract/messages.ts';
import { isBlank } from '../../contract/text.ts';
import type { Draft } from '../../domain/messages/conversation.ts';
import { checkFile } from '../../domain/files/file-check.ts';
import {
  loadAll,
  remove,
  save,
  serializeFile,
  storedFile,
  type RecordKind,
} from './chat-storage.ts';
import { patch } from '../core/patch.ts';
import type { Ref } from '../core/load-error.ts';

interface OneDraft {
  text: string;
  file: Ref<File> | null;
  fileError: string | null;
}

interface DraftsState {
  /** '' if no user is signed in. */
  userId: string;
  /** Keyed by partner id. */
  drafts: Record<string, OneDraft>;
}

const empty: OneDraft = { text: '', file: null, fileError: null };

const state = proxy<DraftsState>({ userId: '', drafts: {} });
const unstored = new Map<string, () => Promise<void>>();
let isStoring = false;
const pendingChecks = new Map<string, File>();

export function useDraft(partnerId: string): { draft: Draft; fileError: string | null } {
  // React moves the caret to the end if a controlled value changes asynchronously.
  const { text, file, fileError } = draftIn(useSnapshot(state, { sync: true }).drafts, partnerId);
  return { draft: { text, file }, fileError };
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
  const [texts, files] = await Promise.all([
    loadAll('draft-text', userId, z.string()),
    loadAll('draft-file', userId, storedFile),
  ]).catch(() => [new Map<string, string>(), new Map<string, File | null>()] as const);
  if (state.userId !== userId) return;
  for (const partnerId of new Set([...texts.keys(), ...files.keys()])) {
    const file = files.get(partnerId) ?? null;
    state.drafts[partnerId] ??= { ...empty, text: texts.get(partnerId) ?? '', file: toRef(file) };
  }
}

export function changeDraftText(partnerId: string, text: string): void {
  change(partnerId, { text });
  storeSoon('draft-text', partnerId, text === '' ? null : text);
}

export async function attachFile(partnerId: string, file: File): Promise<void> {
  const { userId } = state;
  change(partnerId, { fileError: null });
  pendingChecks.set(partnerId, file);
  const fileError = await checkFile(file, sharedFile);
  if (state.userId !== userId || pendingChecks.get(partnerId) !== file) return;
  pendingChecks.delete(partnerId);
  if (fileError === null) setFile(partnerId, file);
  else change(partnerId, { fileError });
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
  if (had || file) storeSoon('draft-file', partnerId, serializeFile(file));
}

function toRef(file: File | null): Ref<File> | null {
  return file && ref(file);
}

function change(partnerId: string, changes: Partial<OneDraft>): void {
  state.drafts[partnerId] = { ...currentDraft(partnerId), ...changes };
}

function storeSoon(kind: RecordKind, partnerId: string, value: unknown): void {
  const { userId } = state;
  unstored.set(`${kind} ${partnerId}`, () =>
    value === null ? remove(kind, userId, partnerId) : save(kind, userId, partnerId, value),
  );
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
