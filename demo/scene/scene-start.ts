import { type DemoLink, linkTime } from '../link/link.ts';

const KEY = 'caresetu-scene-start';

/** The time in the link that began the scenario. */
export function readSceneStart(): DemoLink['at'] {
  return linkTime.safeParse(localStorage.getItem(KEY)).data;
}

export function storeSceneStart(at: DemoLink['at']): void {
  if (at === undefined) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, at);
}
