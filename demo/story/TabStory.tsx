import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ScenarioName } from '../scenarios/all-scenarios.ts';
import { createActor, type Director } from './actor.ts';
import { point, reveal } from './point.ts';
import { RunningStory } from './RunningStory.tsx';
import { wait } from '../kit/wait.ts';
import { notifyStoryEnd } from './story-end.ts';
import type { StoryPlace } from '../scene/story-keys.ts';
import { endStory, readStory, storeStep } from '../scene/story-state.ts';

export interface TabStoryProps {
  place: StoryPlace;
  /** The part of the page with the steps. It changes with a frame's page. */
  root: () => HTMLElement;
  director: Director;
  onRestart: (scene: ScenarioName) => void;
  onEnd: () => void;
}

const PATIENCE_MS = 15_000;

export function TabStory({ place, root, director, onRestart, onEnd }: TabStoryProps) {
  const [story] = useState(() => readStory(place));
  const [actors] = useState(() => {
    const shared = { user: userEvent, root, director, point };
    return {
      startActor: (signal: AbortSignal) =>
        createActor({ ...shared, patience: PATIENCE_MS, signal }),
      onlooker: createActor({ ...shared, patience: 0 }),
      reveal,
    };
  });
  if (!story) return null;
  return (
    <RunningStory
      scenario={story.scenario}
      done={story.step}
      actors={actors}
      onStep={(step) => storeStep(story.name, step, place)}
      sleep={wait}
      onRestart={() => onRestart(story.name)}
      onClose={() => {
        endStory(place);
        onEnd();
        notifyStoryEnd();
      }}
    />
  );
}
