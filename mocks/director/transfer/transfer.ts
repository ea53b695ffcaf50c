import { currentTime } from '../../../src/domain/time/clock.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import type { Demo } from '../../browser.ts';
import { parseLink, printLink } from '../link/link.ts';
import { findLinkStart, openDemoLink } from '../link/tab-link.ts';
import { clearDemo, notifyReset } from '../reset/reset-demo.ts';
import { readStory, storeScene, storeStep } from '../story/story-state.ts';
import { parseSavedDemo } from './saved-demo.ts';

export async function saveToFile(
  demo: Pick<Demo, 'save' | 'findAccount' | 'hasOwnTime' | 'settings'>,
): Promise<void> {
  const { as, to, scene = null } = await findLinkStart(demo);
  const { network, isSocketCut, faults } = demo.settings.read();
  const text = await demo.save({
    savedAt: currentTime(),
    link: printLink({
      net: network,
      ...(isSocketCut && { sockets: 'cut' as const }),
      ...(as && { as }),
      ...(to !== undefined && { to }),
      faults: faults.map(({ fault }) => fault),
    }),
    scene,
    step: (readStory('tab') ?? readStory('stage'))?.step ?? null,
  });
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `caresetu-demo-${dateInIndia(currentTime())}.json`;
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** @throws an error that completes ‘This file cannot be opened:’, and then changes nothing */
export async function openSavedDemo(demo: Pick<Demo, 'load'>, file: Blob): Promise<void> {
  const saved = await parseSavedDemo(await file.text());
  await demo.load(saved);
  await clearDemo();
  const { scene, step, link } = saved;
  storeScene(scene ?? undefined);
  if (scene && step !== null) storeStep(scene, step);
  notifyReset();
  openDemoLink(parseLink(new URL(link, location.origin).hash).link);
}
