import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotReadyNote } from '../../../src/ui/forms/Form/NotReadyNote.tsx';

const meta = { component: NotReadyNote } satisfies Meta<typeof NotReadyNote>;

export default meta;

export const BeforeTheScript: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Almost ready. We keep what you type.')).toBeVisible();
  },
};
