import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisitVignette } from '../../../src/components/appointments/VisitVignette/VisitVignette.tsx';

const meta = {
  component: VisitVignette,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VisitVignette>;

export default meta;

type Story = StoryObj<typeof meta>;

export const APicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10:30 am').closest('[aria-hidden="true"]')).not.toBeNull();
  },
};
