import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FreelancerHero } from '../../../src/components/queue/FreelancerHero/FreelancerHero.tsx';
import {
  helperWithoutPlace,
  hindiNamedHelper,
  longNamedHelper,
  newHelper,
  ramesh,
} from '../../fixtures/freelancers.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: FreelancerHero,
  args: { freelancer: ramesh },
} satisfies Meta<typeof FreelancerHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WellReviewed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ramesh Pawar');
    await expect(canvas.getByText('Queue helper, Koramangala, Bengaluru')).toBeVisible();
  },
};

export const NoPlace: Story = {
  args: { freelancer: helperWithoutPlace },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Queue helper')).toBeVisible();
  },
};

export const JustJoined: Story = { args: { freelancer: newHelper } };

export const LongName: Story = { args: { freelancer: longNamedHelper } };

export const HindiName: Story = { args: { freelancer: hindiNamedHelper } };

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };
