import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../../src/ui/forms/Button/Button.tsx';
import { NotReadyNote } from '../../../src/ui/forms/Form/NotReadyNote.tsx';

const meta = {
  component: NotReadyNote,
  decorators: [
    (Story) => (
      // The note appears below the nearest positioned element, as below a form.
      <div style={{ position: 'relative', marginBlockEnd: '2rem' }}>
        <Button type="submit">Send</Button>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotReadyNote>;

export default meta;

export const BeforeTheScript: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const note = canvas.getByText('Almost ready. We keep what you type.');
    await expect(note).not.toBeVisible();
    // It comes after a second.
    await waitFor(() => expect(note).toBeVisible(), { timeout: 10_000 });
  },
};
