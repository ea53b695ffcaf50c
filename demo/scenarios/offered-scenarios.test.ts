import { expect, test } from 'vitest';
import { scenarios } from './all-scenarios.ts';
import { offeredScenarios } from './offered-scenarios.ts';

test('the strip offers three scenarios, under titles that the list of scenarios has too', () => {
  expect(offeredScenarios).toHaveLength(3);
  for (const { name, title } of offeredScenarios) {
    expect(scenarios[name].title.toLowerCase()).toContain(title.toLowerCase());
  }
});
