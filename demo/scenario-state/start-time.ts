import { type DemoLink, linkTime } from '../link/link.ts';

const KEY = 'caresetu-demo-start-time';

/** The time in the link that began the scenario. */
export function readStartTime(): DemoLink['at'] {
  return linkTime.safeParse(localStorage.getItem(KEY)).data;
}

export function storeStartTime(at: DemoLink['at']): void {
  if (at === undefined) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, at);
}
