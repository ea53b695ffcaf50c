import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Demo } from '../../browser.ts';
import { allWell, withFault } from '../network/settings.ts';
import { onResetElsewhere } from '../reset/reset-demo.ts';
import type { Side } from './frame-names.ts';
import { openFrame, storePaths } from './frames.ts';
import { Stage } from './Stage.tsx';
import { parseStageLink } from './stage-link.ts';

export async function openStage(container: HTMLElement, demo: Demo): Promise<void> {
  document.title = 'Stage | CareSetu demo';
  const { setup, network, problems } = parseStageLink(location.hash);
  if (network) {
    demo.settings.write(
      network.faults.reduce(withFault, {
        ...allWell,
        network: network.net ?? allWell.network,
        isSocketCut: network.sockets === 'cut',
      }),
    );
  }
  const open = async (side: Side) => {
    const { path, problem } = await openFrame(demo, side, setup[side]);
    if (problem !== null) problems.push(problem);
    return { id: 0, src: path };
  };
  const frames = { left: await open('left'), right: await open('right') };
  onResetElsewhere(() => location.reload());
  addEventListener('pagehide', storePaths);
  addEventListener('hashchange', () => location.reload());
  createRoot(container).render(
    <StrictMode>
      <Stage demo={demo} frames={frames} setup={setup} problems={problems} />
    </StrictMode>,
  );
}
