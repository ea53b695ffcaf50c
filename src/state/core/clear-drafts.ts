import { removeStoredWhere } from '../../api/browser/browser-storage.ts';

/** The keys of draft-keys.ts. Other keys have no colon after the first word. */
const draft = /^caresetu-[a-z]+:/;

/** @param exceptUserId null removes the drafts of all users */
export function clearDrafts(exceptUserId: string | null): void {
  removeStoredWhere('session', (key) => {
    const owned = key.replace(draft, '');
    const isKept = exceptUserId !== null && `${owned}:`.startsWith(`${exceptUserId}:`);
    return owned !== key && !isKept;
  });
}
