import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Demo } from '../demo.ts';
import { allWell, withFault } from '../../mocks/network/settings.ts';
import { scenarios } from '../scenarios/all-scenarios.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { toNetworkSettings } from '../scenarios/scenario-settings.ts';
import { keepPages } from '../../mocks/worker/keep-pages.ts';
import { startAgain } from '../open/start-again.ts';
import { onResetElsewhere } from '../open/reset-demo.ts';
import type { Side } from '../kit/frame-names.ts';
import { openFrame, openFrameSettings, storePaths } from './frames.ts';
import { Stage } from './Stage.tsx';
import { parseStageLink, printStageLink, siteLink } from '../link/stage-link.ts';

export async function openStage(container: HTMLElement, demo: Demo): Promise<void> {
  document.title = 'Stage | CareSetu demo';
  void keepPages();
  const { setup, scenario: name, at, network, problems } = parseStageLink(location.hash);
  // As with the steps, the left device is that of the main person.
  const networks = { left: openFrameSettings('left'), right: openFrameSettings('right') };
  const scenario: Scenario | undefined = name && scenarios[name];
  if (name !== undefined || at !== undefined) {
    await startAgain(demo, { scenario: name, at }, 'stage');
    networks.left.write(toNetworkSettings(scenario ?? {}));
  }
  if (network) {
    const usual = toNetworkSettings(scenario ?? {});
    const faults = network.faults.reduce(withFault, allWell).faults;
    networks.left.write({
      ...usual,
      network: network.net ?? usual.network,
      isSocketCut: network.sockets === 'cut' || usual.isSocketCut,
      faults: faults.length > 0 ? faults : usual.faults,
    });
  }
  const open = async (side: Side) => {
    const start = side === 'left' ? scenario?.start : scenario?.otherStart;
    const { path, problem } = await openFrame(demo, side, setup[side], start);
    if (problem !== null) problems.push(problem);
    return { id: 0, src: path };
  };
  // A reload keeps the data.
  history.replaceState(null, '', siteLink(printStageLink(setup)));
  const frames = { left: await open('left'), right: await open('right') };
  onResetElsewhere(() => location.reload());
  addEventListener('pagehide', storePaths);
  addEventListener('hashchange', () => location.reload());
  createRoot(container).render(
    <StrictMode>
      <Stage demo={demo} networks={networks} frames={frames} setup={setup} problems={problems} />
    </StrictMode>,
  );
}
