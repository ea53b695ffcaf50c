import { removeStoredWhere } from '../../api/browser/browser-storage.ts';

/** The keys of draft-keys.ts. */
const draft = /^caresetu-(booking|sharing|queue|schedule|visit|profile|payment):/;

/** @param exceptUserId null removes the drafts of all users */
export function clearDrafts(exceptUserId: string | null): void {
  removeStoredWhere('session', (key) => {
    const owned = key.replace(draft, '');
    const isKept = exceptUserId !== null && `${owned}:`.startsWith(`${exceptUserId}:`);
    return owned !== key && !isKept;
  });
}
