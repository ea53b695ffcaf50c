import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Scenario } from '../scenarios/scenario.ts';
import { Player, type PlayerOptions } from './player.ts';
import { ScenarioBar } from './ScenarioBar.tsx';

export interface RunningScenarioProps extends Pick<
  PlayerOptions,
  'done' | 'actors' | 'onStep' | 'sleep'
> {
  scenario: Scenario;
  nextTitle: string | null;
  isLarge: boolean;
  onRestart: () => void;
  onNextScenario: () => void;
  onClose: () => void;
}

export function RunningScenario({
  scenario,
  nextTitle,
  isLarge,
  done,
  actors,
  onStep,
  sleep,
  onRestart,
  onNextScenario,
  onClose,
}: RunningScenarioProps) {
  const { title, proves, steps } = scenario;
  const [player] = useState(() => new Player({ steps, done, actors, onStep, sleep }));
  const state = useSyncExternalStore(player.subscribe, player.getState);
  useEffect(() => () => player.pause(), [player]);

  const moveOn = async () => {
    const pressed = document.activeElement;
    await player.next();
    // The step may have moved focus into the page.
    if (pressed instanceof HTMLElement && pressed.closest('[data-scenario]')) {
      pressed.focus({ preventScroll: true });
    }
  };

  return (
    <ScenarioBar
      {...state}
      title={title}
      proves={proves}
      nextTitle={nextTitle}
      isLarge={isLarge}
      steps={steps}
      onBack={() => player.back()}
      onNext={() => void moveOn()}
      onSkip={() => player.skip()}
      onPlay={() => void player.play()}
      onPause={() => player.pause()}
      onRestart={onRestart}
      onNextScenario={onNextScenario}
      onClose={onClose}
    />
  );
}
