import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FreelancerAside } from '../../../src/components/queue/FreelancerAside/FreelancerAside.tsx';
import { hindiNamedHelper, longNamedHelper, ramesh } from '../../fixtures/freelancers.ts';

const meta = {
  component: FreelancerAside,
  args: { freelancer: ramesh, bookHref: '#book' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '372px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FreelancerAside>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WhatAnHourCosts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Queue service' })).toBeVisible();
    await expect(canvas.getByText('$25/hour')).toBeVisible();
    await expect(canvas.getByText(/^Ramesh waits in the queue for you/)).toBeVisible();
    await expect(canvas.getByText(/free of charge until 2 hours before/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book Ramesh Pawar' })).toHaveAttribute(
      'href',
      '#book',
    );
  },
};

export const LongNameAndHighRate: Story = { args: { freelancer: longNamedHelper } };

export const HindiName: Story = { args: { freelancer: hindiNamedHelper } };
