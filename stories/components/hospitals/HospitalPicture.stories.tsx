import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HospitalPicture } from '../../../src/components/hospitals/HospitalPicture/HospitalPicture.tsx';

const meta = {
  component: HospitalPicture,
  args: { src: '/art/hospitals/0.svg' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '540px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HospitalPicture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InAList: Story = {};

export const OnItsOwnPage: Story = { args: { size: 'page' } };

export const NoPicture: Story = { args: { src: null } };

export const BrokenPicture: Story = {
  args: { src: '/art/hospitals/missing.svg' },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('img')?.dispatchEvent(new Event('error'));
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-state="fallback"]')).toBeVisible(),
    );
  },
};
