import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { Demo } from '../../browser.ts';
import { createActor } from './actor.ts';
import { openScene } from '../link/tab-link.ts';
import { point, reveal } from './point.ts';
import { RunningStory } from './RunningStory.tsx';
import { sleep } from './sleep.ts';
import { endStory, readStory, storeStep } from './story-state.ts';

export interface TabStoryProps {
  director: Pick<Demo, 'jumpTo' | 'beforeNextVisit' | 'settings'>;
  onEnd: () => void;
}

const PATIENCE_MS = 15_000;

/** The story of this tab, which goes on after a reload. */
export function TabStory({ director, onEnd }: TabStoryProps) {
  const [story] = useState(readStory);
  const [actors] = useState(() => {
    const shared = { user: userEvent, root: () => document.body, director, point };
    return {
      actor: createActor({ ...shared, patience: PATIENCE_MS }),
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
      onStep={(step) => storeStep(story.name, step)}
      sleep={sleep}
      onRestart={() => openScene(story.name)}
      onClose={() => {
        endStory();
        onEnd();
      }}
    />
  );
}
