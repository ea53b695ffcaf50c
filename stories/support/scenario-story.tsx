import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { createActor } from '../../demo/player/actor.ts';
import { playStep } from '../../demo/player/player.ts';
import { type ScenarioName, scenarios } from '../../demo/scenarios/all-scenarios.ts';
import type { Scenario } from '../../demo/scenarios/scenario.ts';
import { indiaInstant } from '../../src/domain/time/india-time.ts';
import { storyBackend, timeoutOptions } from './app-story.tsx';
import { TODAY } from './story-backend.ts';

const DEFAULT_TIME = '10:00';

/** A story that opens the scenario, and plays it to its end. */
export function scenarioStory(name: ScenarioName) {
  const { start, time = DEFAULT_TIME, steps }: Scenario = scenarios[name];
  return {
    args: { path: start },
    parameters: { scenario: name, clock: indiaInstant(TODAY, time).toISOString() },
    async play({ canvasElement, step }: Pick<StoryContext, 'canvasElement' | 'step'>) {
      const shared = {
        user: userEvent,
        root: () => canvasElement.ownerDocument.body,
        tools: storyBackend().demo,
        point: async () => undefined,
      };
      const actor = createActor({ ...shared, patience: timeoutOptions.timeout });
      const onlooker = createActor({ ...shared, patience: 0 });
      for (const { say, ...rest } of steps) {
        await step(say, async () => {
          const wasShown = await playStep(rest, { actor, onlooker, reveal: () => undefined });
          // Otherwise, the demo would not do this step.
          await expect(wasShown).toBe(false);
        });
      }
    },
  };
}
