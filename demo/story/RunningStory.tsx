import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Scenario } from '../scenarios/scenario.ts';
import { Player, type PlayerOptions } from './player.ts';
import { StoryBar } from './StoryBar.tsx';

export interface RunningStoryProps extends Pick<
  PlayerOptions,
  'done' | 'actors' | 'onStep' | 'sleep'
> {
  scenario: Scenario;
  onRestart: () => void;
  onClose: () => void;
}

export function RunningStory({
  scenario,
  done,
  actors,
  onStep,
  sleep,
  onRestart,
  onClose,
}: RunningStoryProps) {
  const { title, steps } = scenario;
  const [player] = useState(() => new Player({ steps, done, actors, onStep, sleep }));
  const state = useSyncExternalStore(player.subscribe, player.getState);
  useEffect(() => () => player.pause(), [player]);

  const moveOn = async () => {
    const pressed = document.activeElement;
    await player.next();
    // The step may have moved focus into the page.
    if (pressed instanceof HTMLElement && pressed.closest('[data-story]')) {
      pressed.focus({ preventScroll: true });
    }
  };

  return (
    <StoryBar
      {...state}
      title={title}
      steps={steps}
      onBack={() => player.back()}
      onNext={() => void moveOn()}
      onSkip={() => player.skip()}
      onPlay={() => void player.play()}
      onPause={() => player.pause()}
      onRestart={onRestart}
      onClose={onClose}
    />
  );
}
