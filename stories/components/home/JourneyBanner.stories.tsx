import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JourneyBanner } from '../../../src/components/home/JourneyBanner/JourneyBanner.tsx';

const meta = {
  component: JourneyBanner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof JourneyBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Start Your Health Journey Here' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
