import { useMemo } from 'react';
import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '../../api/browser/browser-storage.ts';
import * as api from '../../api/notices.ts';
import type { Notice, SeenNotices } from '../../contract/notices.ts';
import { latestNoticeFirst } from '../../domain/notices/notices.ts';
import { currentTime } from '../../domain/time/clock.ts';
import { setCounts } from '../core/counts.ts';
import { seenNoticesKey } from '../core/draft-keys.ts';
import { createUserStore } from '../core/user-store.ts';
import { onRealtime } from '../realtime.ts';
import { createUserGuard, currentUser, onUserChange } from '../session/session.ts';

// Notices can appear on every page. Don't import `query-client.ts`, which loads TanStack Query.

interface NoticesState {
  /** The latest first. */
  notices: readonly Notice[];
  /** An event may come before the first list. */
  hasLoaded: boolean;
  /** Unseen notices that came after the start, and have had no toast. */
  unannouncedIds: readonly string[];
}

const { state, reset, useStore } = createUserStore<NoticesState>(() => ({
  notices: [],
  hasLoaded: false,
  unannouncedIds: [],
}));

const storedIds = z.array(z.string());

/** Marked here, but perhaps not yet on the server. Stored, so that a reload does not undo it. */
let unsentIds = new Set<string>();
/** A response that is older than a change would undo it. */
let changes = 0;
let isLoading = false;
let isStale = false;
/** The partner of the conversation on the screen. */
let readPartnerId: string | null = null;

onUserChange(resetNotices);
onRealtime('stale', () => void loadNotices());
onRealtime('new_notice', applyNotice);
onRealtime('notices_seen', applySeen);

/** Does not wait for the socket: what comes later is new, also after an interruption. */
export function startNotices(): void {
  const userId = currentUser()?.id;
  if (userId === undefined || state.hasLoaded) return;
  unsentIds = new Set(readStored('session', seenNoticesKey(userId), storedIds));
  void loadNotices();
}

export function useUnseenNotices(): readonly Notice[] {
  const { notices } = useStore();
  return useMemo(() => unseen(notices), [notices]);
}

/** For toasts. */
export function useUnannouncedNotices(): readonly Notice[] {
  const { notices, unannouncedIds } = useStore();
  return unseen(notices).filter(({ id }) => unannouncedIds.includes(id));
}

export function markAnnounced(ids: readonly string[]): void {
  state.unannouncedIds = state.unannouncedIds.filter((id) => !ids.includes(id));
}

/** The count leaves out messages that the user is reading, before the server has noted it. */
export function setReadPartner(partnerId: string | null): void {
  readPartnerId = partnerId;
  count();
}

export function markNoticesSeen(ids: readonly string[]): void {
  const fresh = unseen(state.notices).filter(({ id }) => ids.includes(id));
  if (fresh.length === 0) return;
  for (const { id } of fresh) unsentIds.add(id);
  storeUnsent();
  applySeen({ ids: fresh.map(({ id }) => id), seenAt: currentTime().toISOString() });
  void sendSeen();
}

export function resetNotices(): void {
  unsentIds = new Set();
  changes += 1;
  isLoading = false;
  isStale = false;
  readPartnerId = null;
  reset();
  count();
}

async function sendSeen(): Promise<void> {
  const ids = [...unsentIds];
  if (ids.length === 0) return;
  const isStillHere = createUserGuard();
  try {
    await api.markNoticesSeen(ids);
    if (!isStillHere()) return;
    for (const id of ids) unsentIds.delete(id);
    storeUnsent();
  } catch {
    // Sent again with the next `stale` event.
  }
}

async function loadNotices(): Promise<void> {
  const userId = currentUser()?.id;
  if (userId === undefined) return;
  if (isLoading) {
    // The running request may have been answered before the change.
    isStale = true;
    return;
  }
  isLoading = true;
  isStale = false;
  await sendSeen();
  const before = changes;
  const listed = await api.listNotices().catch(() => null);
  if (userId !== currentUser()?.id) return;
  isLoading = false;
  const isCurrent = changes === before;
  if (listed && isCurrent) applyList(listed);
  if (isStale || (listed && !isCurrent)) void loadNotices();
}

function applyList(listed: readonly Notice[]): void {
  const list = listed.map((notice) =>
    unsentIds.has(notice.id) && notice.seenAt === null ? { ...notice, seenAt: notice.at } : notice,
  );
  const known = unseen(state.notices).map(({ id }) => id);
  // Notices of before the start are in the count alone: a reload must not repeat a toast. But a user
  // who got no SMS or e-mail must see that until the notice is seen.
  const fresh = unseen(list).filter(({ id }) => !known.includes(id));
  announce(
    state.hasLoaded
      ? fresh
      : fresh.filter(({ smsFailed, emailFailed }) => smsFailed || emailFailed),
  );
  state.notices = list;
  state.hasLoaded = true;
  count();
}

/** With several processes, an event can arrive after the one that the notice was seen. */
function applyNotice(notice: Notice): void {
  const known = state.notices.find(({ id }) => id === notice.id);
  if (known && known.seenAt !== null && notice.at <= known.seenAt) {
    // A later message can have the same id.
    if (notice.at > known.at) void loadNotices();
    return;
  }
  changes += 1;
  if (unsentIds.delete(notice.id)) storeUnsent();
  const others = state.notices.filter(({ id }) => id !== notice.id);
  state.notices = [notice, ...others].toSorted(latestNoticeFirst);
  announce([notice]);
  count();
}

function applySeen({ ids, seenAt }: SeenNotices): void {
  changes += 1;
  state.notices = state.notices.map((one) =>
    one.seenAt === null && ids.includes(one.id) ? { ...one, seenAt } : one,
  );
  markAnnounced(ids);
  count();
}

function announce(notices: readonly Notice[]): void {
  state.unannouncedIds = [...new Set([...state.unannouncedIds, ...notices.map(({ id }) => id)])];
}

function count(): void {
  const all = unseen(state.notices).filter((notice) => !isOnScreen(notice));
  const newVisitCount = all.filter(({ kind }) => kind !== 'message').length;
  setCounts({ newCount: all.length, newVisitCount });
}

function isOnScreen({ kind, from }: Notice): boolean {
  return kind === 'message' && from !== null && from.id === readPartnerId;
}

function storeUnsent(): void {
  const userId = currentUser()?.id;
  if (userId === undefined) return;
  const key = seenNoticesKey(userId);
  if (unsentIds.size > 0) writeStored('session', key, [...unsentIds]);
  else removeStored('session', key);
}

function unseen(notices: readonly Notice[]): Notice[] {
  return notices.filter(({ seenAt }) => seenAt === null);
}
