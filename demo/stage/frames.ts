import * as z from 'zod/mini';
import type { Demo } from '../demo.ts';
import { HELPER, stagePeople } from '../scenarios/stage-people.ts';
import { type NetworkSource, openSettings } from '../../mocks/network/settings.ts';
import { frameName, type Side, sides } from '../kit/frame-names.ts';
import { ownStorage } from './own-storage.ts';
import { GUEST, personName } from '../link/stage-link.ts';

const PERSON_KEY = 'caresetu-frame-person';
const PATH_KEY = 'caresetu-frame-path';
const BASE = import.meta.env.BASE_URL;

const storedPath = z.string().check(z.startsWith(BASE), z.refine(isOfThisSite));

export interface FrameStart {
  path: string;
  problem: string | null;
}

/**
 * Signs the person in, unless the frame still has that session.
 * @param start a path of the app, instead of the dashboard
 */
export async function openFrame(
  demo: Pick<Demo, 'findAccount' | 'signFrameIn'>,
  side: Side,
  person: string,
  start?: string,
): Promise<FrameStart> {
  const home = start === undefined ? homePath(person) : BASE + start.slice(1);
  const storage = frameStorage(side);
  const isSame = storage.getItem(PERSON_KEY) === person;
  const isWithoutAccount = person === GUEST || person === HELPER;
  if (isSame && (isWithoutAccount || (await demo.findAccount(storage)) !== undefined)) {
    const path = storedPath.safeParse(storage.getItem(PATH_KEY)).data ?? home;
    return { path, problem: null };
  }
  storage.clear();
  const settings = openFrameSettings(side);
  const network = settings.read();
  ownStorage(localStorage, frameName(side)).clear();
  // It is the device's, not the person's.
  settings.write(network);
  storage.setItem(PERSON_KEY, person);
  const isSignedIn = await demo.signFrameIn(storage, isWithoutAccount ? null : person);
  if (isSignedIn) return { path: home, problem: null };
  const problem = `The demo has no account of ${personName(person)} any more. ‘Reset demo’ restores it.`;
  return { path: BASE, problem };
}

/** A reload of the stage would lose the frames' pages. */
export function storePaths(): void {
  for (const side of sides) {
    const path = readPath(findFrame(side));
    if (path !== null) frameStorage(side).setItem(PATH_KEY, path);
  }
}

export function findFrame(side: Side): HTMLIFrameElement | null {
  return document.querySelector(`iframe[name=${frameName(side)}]`);
}

/** The network and the faults of one device. */
export function openFrameSettings(side: Side): NetworkSource {
  return openSettings(ownStorage(localStorage, frameName(side)));
}

export function frameStorage(side: Side): Storage {
  return ownStorage(sessionStorage, frameName(side));
}

function homePath(person: string): string {
  const account = stagePeople.find(({ id }) => id === person);
  return account ? `${BASE}${account.role}/dashboard/${account.id}` : BASE;
}

function readPath(frame: HTMLIFrameElement | null): string | null {
  try {
    const { pathname, search, hash } = frame?.contentWindow?.location ?? {};
    return pathname === undefined ? null : `${pathname}${search}${hash}`;
  } catch {
    // The frame shows another site.
    return null;
  }
}

function isOfThisSite(path: string): boolean {
  return new URL(path, location.origin).origin === location.origin;
}
