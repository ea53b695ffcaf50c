import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipTheQueueForHospital } from '../../../src/components/queue/SkipTheQueue/SkipTheQueueForHospital.tsx';
import {
  hindiNamedHelper,
  longNamedHelper,
  newHelper,
  ramesh,
  shabnam,
} from '../../fixtures/freelancers.ts';

const meta = {
  component: SkipTheQueueForHospital,
  args: {
    helpers: [ramesh, shabnam, newHelper],
    bookHref: (id) => `#book-${id}`,
    allHref: '#helpers',
  },
} satisfies Meta<typeof SkipTheQueueForHospital>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeHelpers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Skip the queue here' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Book Ramesh Pawar' })).toHaveAttribute(
      'href',
      '#book-freelancer-ramesh-pawar',
    );
    await expect(canvas.getByRole('link', { name: 'All helpers' })).toHaveAttribute(
      'href',
      '#helpers',
    );
  },
};

export const OneHelper: Story = { args: { helpers: [ramesh] } };

export const LongAndHindiNames: Story = { args: { helpers: [longNamedHelper, hindiNamedHelper] } };

export const OnANarrowPhone: Story = {
  args: { helpers: [longNamedHelper, ramesh] },
  globals: { viewport: { value: 'narrow' } },
};
