import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '../../../src/ui/layout/VisuallyHidden/VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: 'Account of ' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const PartOfAName: StoryObj<typeof meta> = {
  render: (args) => (
    <button type="button">
      <VisuallyHidden {...args} />
      Meera
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Account of Meera' })).toBeVisible();
    await expect(canvas.getByText('Account of').getBoundingClientRect().width).toBe(1);
  },
};
