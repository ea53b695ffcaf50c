import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FreelancerFacts } from '../../../src/components/queue/FreelancerFacts/FreelancerFacts.tsx';
import {
  balwinder,
  helperWithoutPlace,
  hindiNamedHelper,
  longNamedHelper,
  ramesh,
} from '../../fixtures/freelancers.ts';

const meta = {
  component: FreelancerFacts,
  args: { freelancer: ramesh },
} satisfies Meta<typeof FreelancerFacts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WorksEveryDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Koramangala, Bengaluru')).toBeVisible();
    await expect(canvas.getByText('Mon').closest('p')).toHaveTextContent(
      'Works on MonTueWedThuFriSatSun',
    );
    await expect(canvas.getByText(/^OPD queue and token · /)).toBeVisible();
  },
};

export const TwoWindowsOnSomeDays: Story = {
  args: { freelancer: balwinder },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/)).toHaveLength(5);
  },
};

export const NoPlaceNoHours: Story = {
  args: { freelancer: helperWithoutPlace },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hours at the moment')).toBeVisible();
  },
};

export const LongText: Story = { args: { freelancer: longNamedHelper } };

export const Hindi: Story = { args: { freelancer: hindiNamedHelper } };
