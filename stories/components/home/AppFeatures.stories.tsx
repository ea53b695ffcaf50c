import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppFeatures } from '../../../src/components/home/AppFeatures/AppFeatures.tsx';

const meta = {
  component: AppFeatures,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppFeatures>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: "Explore Our App's Features" })).toBeVisible();
    await expect(
      canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual([
      'Convenient online booking',
      'Records management',
      'Secure encrypted virtual meetings',
      'Instant confirmation of booked appointments with timely reminders',
    ]);
    await expect(
      canvas.getByText(/booking appointments, telehealth services and managing patient records/),
    ).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
