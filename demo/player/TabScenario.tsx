import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ScenarioName } from '../scenarios/all-scenarios.ts';
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
  tools: ActorTools;
  onRestart: (name: ScenarioName) => void;
  onEnd: () => void;
}

const PATIENCE_MS = 15_000;

export function TabScenario({ place, root, tools, onRestart, onEnd }: TabScenarioProps) {
  const [scenario] = useState(() => readRunningScenario(place));
  const [actors] = useState(() => {
    const shared = { user: userEvent, root, tools, point };
    return {
      startActor: (signal: AbortSignal) =>
        createActor({ ...shared, patience: PATIENCE_MS, signal }),
      onlooker: createActor({ ...shared, patience: 0 }),
      reveal,
    };
  });
  if (!scenario) return null;
  return (
    <RunningScenario
      scenario={scenario.scenario}
      done={scenario.step}
      actors={actors}
      onStep={(step) => storeStep(scenario.name, step, place)}
      sleep={wait}
      onRestart={() => onRestart(scenario.name)}
      onClose={() => {
        endScenario(place);
        onEnd();
        notifyScenarioEnd();
      }}
    />
  );
}
