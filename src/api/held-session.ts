import type { User } from '../contract/auth.ts';
import { readText, removeStored, writeStored, writeText } from './browser-storage.ts';

/** Who is signed in, and the token that says so. */
export interface Session {
  user: User;
  accessToken: string;
}

interface SessionSettings {
  /** Whether all tabs hold one session (a real API) or each its own (the demo). */
  isShared: boolean;
  /** A refresh told who is signed in. */
  onRenewed: (user: User) => void;
  /** The server refused to renew the session: it has ended. */
  onRefused: () => void;
}

/** Marks a tab that holds a session of its own, since all tabs share the mirror. */
const TAB_KEY = 'caresetu-signed-in';

let settings: SessionSettings = { isShared: false, onRenewed: () => {}, onRefused: () => {} };
let held: Session | null = null;
/** The mirrored token when this tab last looked: another one is another tab's news. */
let lastMirrored: string | null = null;
/** Grows with every sign-in and sign-out, so that a late refresh cannot undo either. */
let epoch = 0;

/** Who seems to be signed in while the server cannot be asked. */
let unconfirmed: string | null = null;

/** Says how sessions live here and who hears of their changes. */
export function setUpSession(chosen: SessionSettings): void {
  settings = chosen;
}

/** How sessions live here. */
export function sessionSettings(): Readonly<SessionSettings> {
  return settings;
}

/** Whether all tabs hold one session, or each its own. */
export function isSessionShared(): boolean {
  return settings.isShared;
}

/** The session of this tab, with the newest token that any tab of the same person has. */
export function heldSession(): Session | null {
  adoptFromOtherTab();
  return held;
}

/** Takes somebody for signed in who cannot be asked for; null when it is known who is. */
export function setUnconfirmedUser(userId: string | null): void {
  unconfirmed = userId;
}

/** Who seems to be signed in while the server cannot be asked; null when it is known. */
export function unconfirmedUserId(): string | null {
  return held ? null : unconfirmed;
}

/** How often somebody has signed in or out here. */
export function sessionEpoch(): number {
  return epoch;
}

/** Takes up a session, mirrored to local storage under the documented keys (spec §3), which prove nothing. */
export function holdSession(session: Session): void {
  epoch += 1;
  keepSession(session);
}

/** Takes up a renewed session, which is the same sign-in. */
export function keepSession({ user, accessToken }: Session): void {
  held = { user, accessToken };
  if (!settings.isShared) writeText('session', TAB_KEY, '1');
  // The token last: whoever reads it in another tab finds the person that it belongs to.
  writeStored('local', 'user', user);
  writeText('local', 'accessToken', accessToken);
  // As it is stored, which a browser without room for it leaves as it was.
  lastMirrored = readText('local', 'accessToken');
}

/** Takes up what the person of the session changed of themselves, for this tab and the mirror. */
export function updateHeldUser(user: User): void {
  if (held?.user.id !== user.id) return;
  held = { ...held, user };
  writeStored('local', 'user', user);
}

/** Forgets the session, all three documented keys (spec §4), and how long it was to last. */
export function dropSession(): void {
  epoch += 1;
  held = null;
  removeStored('session', TAB_KEY);
  for (const key of ['accessToken', 'token', 'user', 'caresetu-remembered'])
    removeStored('local', key);
}

/** Whether this browser keeps a mark of somebody who signed in. It proves nothing, but whoever left none is a guest. */
export function hasSessionMark(): boolean {
  return readText('local', 'user') !== null || readText('session', TAB_KEY) !== null;
}

/** Takes up a token that another tab has mirrored since this one last looked, when it is the same person's. */
function adoptFromOtherTab(): void {
  if (!settings.isShared || !held) return;
  const accessToken = readText('local', 'accessToken');
  if (!accessToken || accessToken === lastMirrored || !isMirrored(held.user.id)) return;
  lastMirrored = accessToken;
  held = { user: held.user, accessToken };
}

function isMirrored(userId: string): boolean {
  try {
    const mirrored: unknown = JSON.parse(readText('local', 'user') ?? 'null');
    return mirrored instanceof Object && 'id' in mirrored && mirrored.id === userId;
  } catch {
    return false;
  }
}
