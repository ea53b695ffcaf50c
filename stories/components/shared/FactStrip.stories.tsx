import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactStrip } from '../../../src/components/shared/FactStrip/FactStrip.tsx';
import { nextDayFact } from '../../../src/components/shared/FactStrip/next-day-fact.tsx';

const meta = {
  component: FactStrip,
  args: {
    facts: [
      { value: '132', label: 'completed jobs' },
      { value: '7 days', label: 'a week' },
      nextDayFact('2026-11-23'),
    ],
  },
} satisfies Meta<typeof FactStrip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FreeOnMonday: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
      '132 completed jobs',
      '7 days a week',
      'Mon 23 next available',
    ]);
  },
};

export const NoDayFree: Story = {
  args: { facts: [{ value: '1,204', label: 'completed jobs' }, nextDayFact(undefined)] },
};
