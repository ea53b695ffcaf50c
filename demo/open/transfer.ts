import { currentTime } from '../../src/domain/time/clock.ts';
import { dateInIndia } from '../../src/domain/time/india-time.ts';
import type { Demo } from '../demo.ts';
import { parseLink, printLink } from '../link/link.ts';
import { readStartTime, storeStartTime } from '../scenario-state/start-time.ts';
import { findPath, openPath } from './tab-link.ts';
import { allWell, withFault } from '../../mocks/network/settings.ts';
import { clearDemo, notifyReset } from './reset-demo.ts';
import {
  readStartedScenario,
  readRunningScenario,
  storeStartedScenario,
  storeStep,
} from '../scenario-state/scenario-state.ts';
import { parseSavedDemo } from '../saved/saved-demo.ts';

export async function saveToFile(
  demo: Pick<Demo, 'save' | 'findAccount' | 'settings'>,
): Promise<void> {
  const { network, isSocketCut, faults } = demo.settings.read();
  const text = await demo.save({
    savedAt: currentTime(),
    link: printLink({
      net: network,
      ...(isSocketCut && { sockets: 'cut' as const }),
      to: findPath(),
      faults: faults.map(({ fault }) => fault),
    }),
    accountId: (await demo.findAccount()) ?? null,
    scenario: readStartedScenario() ?? null,
    startTime: readStartTime() ?? null,
    step: (readRunningScenario('tab') ?? readRunningScenario('stage'))?.step ?? null,
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
export async function openSavedDemo(
  demo: Pick<Demo, 'load' | 'settings' | 'signFrameIn'>,
  file: Blob,
): Promise<void> {
  const saved = await parseSavedDemo(await file.text());
  await demo.load(saved);
  await clearDemo();
  const { accountId, scenario, startTime, step, link } = saved;
  storeStartedScenario(scenario ?? undefined);
  storeStartTime(startTime ?? undefined);
  if (scenario && step !== null) storeStep(scenario, step);
  notifyReset();
  const { net, sockets, faults, to = '/' } = parseLink(new URL(link, location.origin).hash).link;
  demo.settings.write(
    faults.reduce(withFault, {
      ...allWell,
      network: net ?? allWell.network,
      isSocketCut: sockets === 'cut',
    }),
  );
  await demo.signFrameIn(sessionStorage, accountId);
  openPath(to);
}
