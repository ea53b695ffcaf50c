import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SupportEcosystem } from '../../../src/components/home/SupportEcosystem/SupportEcosystem.tsx';

const meta = {
  component: SupportEcosystem,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SupportEcosystem>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Support Ecosystem' })).toBeVisible();
    await expect(canvas.getAllByRole('img').map((logo) => logo.getAttribute('alt'))).toEqual([
      'Aarogya Trust',
      'Nadi Labs',
      'Sparsh Clinics',
    ]);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
