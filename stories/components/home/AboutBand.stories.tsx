import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AboutBand } from '../../../src/components/home/AboutBand/AboutBand.tsx';

const meta = {
  component: AboutBand,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutBand>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'About CareSetu' })).toHaveTextContent(
      "We're revolutionizing healthcare with seamless access to trusted professionals, prioritizing your journey to better health.",
    );
    await expect(canvas.getByRole('img', { name: /young doctor/ })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
