import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisitCounts } from '../../../src/components/dashboard/VisitCounts/VisitCounts.tsx';

const counts = {
  'A busy doctor': {
    total: 148,
    completed: 120,
    cancelled: 9,
    upcoming: 13,
    requests: 4,
    toComplete: 2,
    missed: 0,
  },
  'None yet': {
    total: 0,
    completed: 0,
    cancelled: 0,
    upcoming: 0,
    requests: 0,
    toComplete: 0,
    missed: 0,
  },
  'With missed visits': {
    total: 150,
    completed: 120,
    cancelled: 9,
    upcoming: 13,
    requests: 4,
    toComplete: 1,
    missed: 3,
  },
  'Many years': {
    total: 1_23_456,
    completed: 1_20_000,
    cancelled: 3_396,
    upcoming: 56,
    requests: 3,
    toComplete: 1,
    missed: 0,
  },
};

const meta = {
  component: VisitCounts,
  argTypes: { counts: { control: 'select', options: Object.keys(counts), mapping: counts } },
  args: { counts: counts['A busy doctor'] },
} satisfies Meta<typeof VisitCounts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ABusyDoctor: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual([
      'Total appointments',
      'Completed',
      'Cancelled',
      'Upcoming',
      'Requests',
      'Notes to finish',
    ]);
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(figures).toEqual(['148', '120', '9', '13', '4', '2']);
  },
};

export const NoneYet: Story = { args: { counts: counts['None yet'] } };

export const WithMissedVisits: Story = {
  args: { counts: counts['With missed visits'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Did not come')).toBeVisible();
  },
};

export const ManyYears: Story = {
  args: { counts: counts['Many years'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,23,456')).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [total, completed] = canvas.getAllByRole('definition');
    await expect(completed?.getBoundingClientRect().top).toBe(total?.getBoundingClientRect().top);
  },
};
