import { useState, useSyncExternalStore } from 'react';
import type { Demo } from '../../browser.ts';
import { useMinute } from '../clock/use-minute.ts';
import type { ScenarioName } from '../../scenarios/all-scenarios.ts';
import { resetDemo } from '../reset/reset-demo.ts';
import type { Director } from '../story/actor.ts';
import { readStory } from '../story/story-state.ts';
import { TabStory } from '../story/TabStory.tsx';
import { openSavedDemo, saveToFile } from '../transfer/transfer.ts';
import { type Side, sides } from './frame-names.ts';
import { findFrame, frameStorage, openFrame } from './frames.ts';
import { type OpenedFrame, StagePage } from './StagePage.tsx';
import { printStageLink, siteLink, STAGE_PATH, type StageSetup } from './stage-link.ts';

export interface StageProps {
  demo: Demo;
  frames: Record<Side, OpenedFrame>;
  setup: StageSetup;
  problems: readonly string[];
}

export function Stage({ demo, ...start }: StageProps) {
  const [setup, setSetup] = useState(start.setup);
  const [frames, setFrames] = useState(start.frames);
  const [problems, setProblems] = useState(start.problems);
  const [story, setStory] = useState(readStory);
  const [director] = useState(() => createDirector(demo));
  const { beforeNextVisit } = director;

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
        const [, network] = toLink({}).split('#');
        const link = siteLink(printStageLink(setup));
        return navigator.clipboard.writeText(network ? `${link}&${network}` : link);
      }}
      problems={problems}
      onProblemsRead={() => setProblems([])}
      onReset={() => resetDemo(demo, () => location.reload())}
      onStart={openScene}
      onRestartStory={story ? async () => openScene(story.name) : null}
      onSave={() => saveToFile(demo)}
      onOpenFile={(file) => openSavedDemo(demo, file)}
      story={
        story && (
          <TabStory
            root={readLeftPage}
            director={director}
            onRestart={openScene}
            onEnd={() => setStory(null)}
          />
        )
      }
    />
  );
}

/** The left device's person has the main part of a story. */
function createDirector({
  settings,
  jumpTo,
  beforeNextVisit,
  answers,
  findAccount,
}: Demo): Director {
  return {
    settings,
    jumpTo,
    beforeNextVisit: () => beforeNextVisit(sides.map(frameStorage)),
    answers: {
      play: answers.play,
      list: async () =>
        answers.list({
          userId: await findAccount(frameStorage('left')),
          path: findFrame('left')?.contentWindow?.location.pathname ?? '',
        }),
    },
  };
}

function readLeftPage(): HTMLElement {
  const body = findFrame('left')?.contentDocument?.body;
  if (!body) throw new Error('The left device has not loaded its page.');
  return body;
}

function openScene(scene: ScenarioName): void {
  location.assign(siteLink(`${STAGE_PATH}#scene=${scene}`));
}
