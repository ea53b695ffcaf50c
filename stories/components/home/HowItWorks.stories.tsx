import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HowItWorks } from '../../../src/components/home/HowItWorks/HowItWorks.tsx';

const meta = {
  component: HowItWorks,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HowItWorks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'How it works' })).toBeVisible();
    await expect(
      canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual(['Find', 'Book', 'Meet']);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
