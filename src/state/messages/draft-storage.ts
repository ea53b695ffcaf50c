import * as z from 'zod/mini';
import { loadAll, remove, save, serializeFile, storedFile } from './chat-storage.ts';
import { inTurn, listOpenTabs, ownTab } from './draft-tab.ts';

export interface StoredDraft {
  partnerId: string;
  text: string;
  file: File | null;
}

interface FoundDraft extends StoredDraft {
  id: string;
  tabId: string;
}

/**
 * Each tab stores its own drafts, so that two tabs do not overwrite each other's. A draft's id is
 * the tab's UUID, a space and the partner's id.
 */
const UUID_LENGTH = 36;

export async function saveDraftText(userId: string, partnerId: string, text: string) {
  const id = `${await ownTab()} ${partnerId}`;
  await (text === '' ? remove('draft-text', userId, id) : save('draft-text', userId, id, text));
}

export async function saveDraftFile(userId: string, partnerId: string, file: File | null) {
  const id = `${await ownTab()} ${partnerId}`;
  const record = serializeFile(file);
  await (record ? save('draft-file', userId, id, record) : remove('draft-file', userId, id));
}

/** The tab's drafts of before its reload. */
export async function loadOwnDrafts(userId: string): Promise<StoredDraft[]> {
  const tabId = await ownTab();
  return (await findDrafts(userId)).filter((draft) => draft.tabId === tabId);
}

/**
 * Moves the drafts of closed tabs to this tab, at most one for each partner.
 * @param isWanted false if the tab has its own draft
 */
export async function takeClosedDrafts(
  userId: string,
  isWanted: (partnerId: string) => boolean,
): Promise<StoredDraft[]> {
  const tabId = await ownTab();
  return inTurn(async () => {
    const open = await listOpenTabs();
    const found = await findDrafts(userId);
    const closed = found.filter((draft) => draft.tabId !== tabId && !open?.has(draft.tabId));
    const taken = new Map<string, FoundDraft>();
    for (const draft of closed) {
      if (isWanted(draft.partnerId)) taken.set(draft.partnerId, draft);
    }
    for (const [partnerId, draft] of taken) {
      // The user may have started another draft.
      if (isWanted(partnerId)) await moveHere(userId, draft);
      else taken.delete(partnerId);
    }
    return [...taken.values()];
  });
}

async function moveHere(userId: string, { id, partnerId, text, file }: FoundDraft): Promise<void> {
  await saveDraftText(userId, partnerId, text);
  await saveDraftFile(userId, partnerId, file);
  await remove('draft-text', userId, id);
  await remove('draft-file', userId, id);
}

async function findDrafts(userId: string): Promise<FoundDraft[]> {
  const [texts, files] = await Promise.all([
    loadAll('draft-text', userId, z.string()),
    loadAll('draft-file', userId, storedFile),
  ]);
  return [...new Set([...texts.keys(), ...files.keys()])].map((id) => {
    const [tabId, partnerId] = [id.slice(0, UUID_LENGTH), id.slice(UUID_LENGTH + 1)];
    return { id, tabId, partnerId, text: texts.get(id) ?? '', file: files.get(id) ?? null };
  });
}
