import { useState, useSyncExternalStore } from 'react';
import type { Demo } from '../../browser.ts';
import { useMinute } from '../clock/use-minute.ts';
import { resetDemo } from '../reset/reset-demo.ts';
import { type Side, sides } from './frame-names.ts';
import { frameStorage, openFrame } from './frames.ts';
import { type OpenedFrame, StagePage } from './StagePage.tsx';
import { printStageLink, type StageSetup } from './stage-link.ts';

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
  const [beforeNextVisit] = useState(() => () => demo.beforeNextVisit(sides.map(frameStorage)));

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
    />
  );
}

function siteLink(path: string): string {
  return new URL(path.slice(1), new URL(import.meta.env.BASE_URL, location.href)).href;
}
