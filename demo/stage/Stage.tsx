import { useCallback, useState, useSyncExternalStore } from 'react';
import { currentTime } from '../../src/domain/time/clock.ts';
import { dateInIndia, timeInIndia } from '../../src/domain/time/india-time.ts';
import type { Demo } from '../demo.ts';
import { useMinute } from '../kit/use-minute.ts';
import type { ScenarioName } from '../scenarios/all-scenarios.ts';
import { resetDemo } from '../open/reset-demo.ts';
import type { ActorTools } from '../player/actor.ts';
import { readStartedScenario, readRunningScenario } from '../scenario-state/scenario-state.ts';
import { TabScenario } from '../player/TabScenario.tsx';
import { openSavedDemo, saveToFile } from '../open/transfer.ts';
import { type Side, sides } from '../kit/frame-names.ts';
import { findFrame, frameStorage, openFrame } from './frames.ts';
import { joinOnDevice } from './join-on-device.ts';
import { type OpenedFrame, StagePage } from './StagePage.tsx';
import {
  printStageLink,
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
}

export function Stage({ demo, ...first }: StageProps) {
  const [setup, setSetup] = useState(first.setup);
  const [frames, setFrames] = useState(first.frames);
  const [problems, setProblems] = useState(first.problems);
  const [scenario, setScenario] = useState(() => readRunningScenario('stage'));
  const [tools] = useState(() => createActorTools(demo));
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
  };

  const start = (name: ScenarioName) => {
    location.assign(siteLink(`${STAGE_PATH}#scenario=${name}&devices=${setup.devices}`));
  };

  return (
    <StagePage
      frames={frames}
      answers={demo.answers}
      setup={setup}
      onSetupChange={(next) => void change(next)}
      isFromEarlierDay={useSyncExternalStore(demo.onChange, demo.isFromEarlierDay)}
      now={useMinute()}
      isAhead={demo.hasOwnTime()}
      beforeNextVisit={beforeNextVisit}
      onJump={demo.jumpTo}
      settings={useSyncExternalStore(demo.settings.onChange, demo.settings.read)}
      onSettingsChange={demo.settings.write}
      onCopyLink={(toLink) => {
        const start = readStart(demo);
        toLink(start);
        const { network, isSocketCut, faults } = demo.settings.read();
        const parts = {
          net: network,
          ...(isSocketCut && { sockets: 'cut' as const }),
          faults: faults.map(({ fault }) => fault),
        };
        return navigator.clipboard.writeText(siteLink(printStageLink(setup, start, parts)));
      }}
      linkPlace="the people and devices of this stage"
      problems={problems}
      onProblemsRead={() => setProblems([])}
      onReset={() => resetDemo(demo, () => location.reload())}
      onStart={start}
      onRestartScenario={scenario ? async () => start(scenario.name) : null}
      onSave={() => saveToFile(demo)}
      onOpenFile={(file) => openSavedDemo(demo, file)}
      scenario={
        scenario && (
          <TabScenario
            place="stage"
            root={() => readPage('left')}
            tools={tools}
            onRestart={start}
            onEnd={() => setScenario(null)}
          />
        )
      }
    />
  );
}

/** The left device's person has the main part of a scenario. */
function createActorTools({ settings, jumpTo, answers, findAccount }: Demo): ActorTools {
  const tools: ActorTools = {
    settings,
    jumpTo,
    answers: {
      async play(offer) {
        const { kind, personId, visitId } = offer;
        // Two people on the seat of one would disconnect each other.
        const isThere = (await findAccount(frameStorage('right'))) === personId;
        if (kind !== 'join' || visitId === null || !isThere) return answers.play(offer);
        await joinOnDevice(() => readPage('right'), tools, visitId).catch((error: unknown) =>
          console.warn('The person on the right could not join the call.', error),
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
