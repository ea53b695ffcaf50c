import { useCallback, useState, useSyncExternalStore } from 'react';
import { currentTime } from '../../src/domain/time/clock.ts';
import { dateInIndia, timeInIndia } from '../../src/domain/time/india-time.ts';
import type { NetworkSource } from '../../mocks/network/settings.ts';
import type { Demo } from '../demo.ts';
import { useMinute } from '../kit/use-minute.ts';
import type { ScenarioName } from '../scenarios/all-scenarios.ts';
import { resetDemo } from '../open/reset-demo.ts';
import type { ActorTools } from '../player/actor.ts';
import { readStartedScenario, readRunningScenario } from '../scenario-state/scenario-state.ts';
import { TabScenario } from '../player/TabScenario.tsx';
import { openSavedDemo, saveToFile } from '../open/transfer.ts';
import { type Side, sides } from '../kit/frame-names.ts';
import { findHelperPhone } from '../kit/helper-phone.ts';
import { listSides } from '../link/devices.ts';
import { HELPER } from '../scenarios/stage-people.ts';
import { actOnDevice } from './act-on-device.ts';
import { findFrame, frameStorage, openFrame } from './frames.ts';
import { type OpenedFrame, StagePage } from './StagePage.tsx';
import { HelperPhone } from './HelperPhone.tsx';
import { useNames } from './use-names.ts';
import { useQueueBooking } from './use-queue-booking.ts';
import {
  personName,
  printStageLink,
  setupOf,
  siteLink,
  STAGE_PATH,
  type StageSetup,
  type StageStart,
} from '../link/stage-link.ts';

export interface StageProps {
  demo: Demo;
  frames: Record<Side, OpenedFrame>;
  setup: StageSetup;
  problems: readonly string[];
  networks: Record<Side, NetworkSource>;
}

export function Stage({ demo, networks, ...first }: StageProps) {
  const [setup, setSetup] = useState(first.setup);
  const [frames, setFrames] = useState(first.frames);
  const [problems, setProblems] = useState(first.problems);
  const [scenario, setScenario] = useState(() => readRunningScenario('stage'));
  const hasHelper = setup.right === HELPER && listSides(setup.devices).includes('right');
  const booking = useQueueBooking(demo, hasHelper);
  const { names, readNames } = useNames(demo, setup);
  const now = useMinute();
  const [tools] = useState(() => createActorTools(demo, networks.left));
  const beforeNextVisit = useCallback(() => demo.beforeNextVisit(sides.map(frameStorage)), [demo]);

  const change = async (next: StageSetup) => {
    setSetup(next);
    history.replaceState(null, '', siteLink(printStageLink(next)));
    for (const side of sides) {
      if (next[side] === setup[side]) continue;
      const { path, problem } = await openFrame(demo, side, next[side]);
      if (problem !== null) setProblems((others) => [...others, problem]);
      setFrames((all) => ({ ...all, [side]: { src: path, id: all[side].id + 1 } }));
    }
    await readNames();
  };

  const start = (name: ScenarioName) => {
    // Two phones were chosen, such as for a small screen.
    const isSmall = setup.devices === 'phone-phone' && setupOf(name).devices === 'phone-laptop';
    const devices = isSmall ? '&devices=phone-phone' : '';
    location.assign(siteLink(`${STAGE_PATH}#scenario=${name}${devices}`));
  };

  return (
    <StagePage
      frames={frames}
      names={{
        ...names,
        ...(hasHelper && { right: booking?.freelancer.name ?? personName(HELPER) }),
      }}
      helper={
        hasHelper && (
          <HelperPhone booking={booking} now={now} onJump={demo.jumpTo} onMove={demo.moveQueue} />
        )
      }
      answers={demo.answers}
      setup={setup}
      onSetupChange={(next) => void change(next)}
      isFromEarlierDay={useSyncExternalStore(demo.onChange, demo.isFromEarlierDay)}
      now={now}
      isAhead={demo.hasOwnTime()}
      beforeNextVisit={beforeNextVisit}
      onJump={demo.jumpTo}
      networks={{
        left: useSyncExternalStore(networks.left.onChange, networks.left.read),
        right: useSyncExternalStore(networks.right.onChange, networks.right.read),
      }}
      onNetworkChange={(side, settings) => networks[side].write(settings)}
      onCopyLink={(toLink) => {
        const start = readStart(demo);
        toLink(start);
        const { network, isSocketCut, faults } = networks.left.read();
        const parts = {
          net: network,
          ...(isSocketCut && { sockets: 'cut' as const }),
          faults: faults.map(({ fault }) => fault),
        };
        return navigator.clipboard.writeText(siteLink(printStageLink(setup, start, parts)));
      }}
      problems={problems}
      onProblemsRead={() => setProblems([])}
      onReset={() => resetDemo(demo, () => location.reload())}
      onStart={start}
      onRestartScenario={scenario ? async () => start(scenario.name) : null}
      onSave={() => saveToFile({ ...demo, settings: networks.left })}
      onOpenFile={(file) => openSavedDemo(demo, file)}
      scenario={
        scenario && (
          <TabScenario
            place="stage"
            root={() => readPage('left')}
            otherRoot={() => findHelperPhone() ?? readPage(findFrame('right') ? 'right' : 'left')}
            tools={tools}
            onStart={start}
            onEnd={() => setScenario(null)}
          />
        )
      }
    />
  );
}

/** The left device's person has the main part of a scenario. */
function createActorTools(
  { jumpTo, answers, findAccount }: Demo,
  settings: NetworkSource,
): ActorTools {
  const tools: ActorTools = {
    settings,
    jumpTo,
    answers: {
      async play(offer) {
        // Two people on the seat of one would disconnect each other.
        const isThere = (await findAccount(frameStorage('right'))) === offer.personId;
        const acting = isThere
          ? actOnDevice(() => readPage('right'), tools, offer, personName(offer.userId))
          : null;
        if (!acting) return answers.play(offer);
        await acting.catch((error: unknown) =>
          console.warn('The person on the right could not do this.', error),
        );
      },
      list: async () =>
        answers.list({
          userId: await findAccount(frameStorage('left')),
          path: findFrame('left')?.contentWindow?.location.pathname ?? '',
        }),
    },
  };
  return tools;
}

function readPage(side: Side): HTMLElement {
  const body = findFrame(side)?.contentDocument?.body;
  if (!body) throw new Error(`The ${side} device has not loaded its page.`);
  return body;
}

/** As in the link of a tab, without its page and account. */
function readStart({ hasOwnTime }: Demo): StageStart {
  const scenario = readStartedScenario();
  const now = currentTime();
  return {
    ...(scenario && { scenario }),
    ...(hasOwnTime() && { at: `${dateInIndia(now)}T${timeInIndia(now)}` }),
  };
}
