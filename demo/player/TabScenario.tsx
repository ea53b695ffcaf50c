import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { nextScenario, type ScenarioName, scenarios } from '../scenarios/all-scenarios.ts';
import { createActor, type ActorTools } from './actor.ts';
import { point, reveal } from './point.ts';
import { RunningScenario } from './RunningScenario.tsx';
import { wait } from '../kit/wait.ts';
import { notifyScenarioEnd } from './scenario-end.ts';
import type { ScenarioPlace } from '../scenario-state/scenario-keys.ts';
import { endScenario, readRunningScenario, storeStep } from '../scenario-state/scenario-state.ts';

export interface TabScenarioProps {
  place: ScenarioPlace;
  /** The part of the page with the steps. It changes with a frame's page. */
  root: () => HTMLElement;
  /** Of the other person's device. @default root */
  otherRoot?: () => HTMLElement;
  tools: ActorTools;
  onStart: (name: ScenarioName) => void;
  onEnd: () => void;
}

const PATIENCE_MS = 15_000;

export function TabScenario({
  place,
  root,
  otherRoot = root,
  tools,
  onStart,
  onEnd,
}: TabScenarioProps) {
  const [scenario] = useState(() => readRunningScenario(place));
  const [actors] = useState(() => {
    const shared = { user: userEvent, root, otherRoot, tools, point };
    return {
      startActor: (signal: AbortSignal) =>
        createActor({ ...shared, patience: PATIENCE_MS, signal }),
      onlooker: createActor({ ...shared, patience: 0 }),
      reveal,
    };
  });
  if (!scenario) return null;
  const next = nextScenario(scenario.name);
  return (
    <RunningScenario
      scenario={scenario.scenario}
      nextTitle={next && scenarios[next].title}
      isLarge={place === 'stage'}
      done={scenario.step}
      actors={actors}
      onStep={(step) => storeStep(scenario.name, step, place)}
      sleep={wait}
      onRestart={() => onStart(scenario.name)}
      onNextScenario={() => next && onStart(next)}
      onClose={() => {
        endScenario(place);
        onEnd();
        notifyScenarioEnd();
      }}
    />
  );
}
