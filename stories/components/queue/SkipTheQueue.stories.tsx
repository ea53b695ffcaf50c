import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipTheQueue } from '../../../src/components/queue/SkipTheQueue/SkipTheQueue.tsx';
import { hindiNamedHelper, longNamedHelper, ramesh } from '../../fixtures/freelancers.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: SkipTheQueue,
  args: { helper: ramesh, bookHref: '#book', allHref: '#helpers' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '372px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SkipTheQueue>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Suggested: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Skip the queue' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Book a helper named Ramesh Pawar' }),
    ).toHaveAttribute('href', '#book');
    await expect(canvas.getByRole('link', { name: 'All helpers' })).toHaveAttribute(
      'href',
      '#helpers',
    );
  },
};

export const NoPicture: Story = { args: { helper: longNamedHelper } };

export const HindiName: Story = { args: { helper: hindiNamedHelper } };

export const LongName: Story = { args: { helper: longNamedHelper } };

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };
