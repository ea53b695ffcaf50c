import type { ScenarioName } from './all-scenarios.ts';

/** Offered once to each visitor, with short titles. Without loading the scenarios. */
export const offeredScenarios = [
  { name: 'first-visit', title: 'First visit' },
  { name: 'slot-taken', title: 'Slot taken' },
  { name: 'video-visit', title: 'Video visit' },
] as const satisfies { name: ScenarioName; title: string }[];
