import type { LocationChoice } from '../../domain/privacy/notice.ts';
import { onUserChange } from '../session/session.ts';

let choice: LocationChoice | 'unknown' = 'unknown';
onUserChange(() => setLocationChoice('unknown'));

export function currentLocationChoice() {
  return choice;
}

export function setLocationChoice(next: typeof choice): void {
  choice = next;
}

let notifyFirstUse = async () => {};

export function onFirstLocationUse(listener: typeof notifyFirstUse): void {
  notifyFirstUse = listener;
}

export async function noteLocationUse(): Promise<void> {
  if (choice === 'open') await notifyFirstUse();
}
