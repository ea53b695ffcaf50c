import type { Decorator } from '@storybook/react-vite';
import { HourCycleContext } from '../../src/ui/time/hour-cycle.ts';

export const on24HourClock: Decorator = (Story) => (
  <HourCycleContext value="24h">
    <Story />
  </HourCycleContext>
);
