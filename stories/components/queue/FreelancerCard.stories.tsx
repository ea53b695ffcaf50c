import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FreelancerCard } from '../../../src/components/queue/FreelancerCard/FreelancerCard.tsx';
import { FreelancerCardSkeleton } from '../../../src/components/queue/FreelancerCard/FreelancerCardSkeleton.tsx';
import {
  balwinder,
  helperWithoutPlace,
  hindiNamedHelper,
  longNamedHelper,
  newHelper,
  ramesh,
} from '../../fixtures/freelancers.ts';

const meta = {
  component: FreelancerCard,
  args: { freelancer: ramesh, profileHref: '#profile', bookHref: '#book' },
  decorators: [
    (Story, { parameters }) => (
      <ul dir={parameters['isRightToLeft'] ? 'rtl' : 'ltr'}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof FreelancerCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Ramesh Pawar' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Rated 4.7 out of 5, 3 reviews' })).toBeVisible();
    await expect(canvas.getByText('$25/hour')).toBeVisible();
    await expect(canvas.getByText('132 completed jobs')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book Ramesh Pawar' })).toHaveAttribute(
      'href',
      '#book',
    );
    await expect(
      canvas.getByRole('link', { name: 'View profile of Ramesh Pawar' }),
    ).toHaveAttribute('href', '#profile');
  },
};

export const RateWithCents: Story = {
  args: { freelancer: balwinder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$27.50/hour')).toBeVisible();
  },
};

export const JustJoined: Story = {
  args: { freelancer: newHelper },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet')).toBeVisible();
    await expect(canvas.getByText('0 completed jobs')).toBeVisible();
  },
};

export const NoPlaceOneJob: Story = {
  args: { freelancer: helperWithoutPlace },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 completed job')).toBeVisible();
  },
};

export const BrokenPicture: Story = {
  args: { freelancer: { ...ramesh, profilePicture: '/art/people/nobody.svg' } },
};

export const LongText: Story = { args: { freelancer: longNamedHelper } };

export const HindiName: Story = { args: { freelancer: hindiNamedHelper } };

export const RightToLeft: Story = { parameters: { isRightToLeft: true } };

export const OnANarrowPhone: Story = {
  args: { freelancer: longNamedHelper },
  globals: { viewport: { value: 'narrow' } },
};

export const Loading: Story = {
  render: () => (
    <li>
      <FreelancerCardSkeleton />
    </li>
  ),
};
