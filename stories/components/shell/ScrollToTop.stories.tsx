import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScrollToTop } from '../../../src/components/shell/ScrollToTop/ScrollToTop.tsx';

const meta = {
  component: ScrollToTop,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <main id="main" tabIndex={-1} style={{ blockSize: 2400 }}>
          A long page.
        </main>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ScrollToTop>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FarDown: Story = {
  play: async ({ canvas, userEvent }) => {
    window.scrollTo(0, 300);
    await expect(canvas.queryByRole('button', { hidden: true })).toBeNull();
    window.scrollTo(0, 900);
    const up = await canvas.findByRole('button', { name: 'Scroll to top', hidden: true });
    if (window.innerWidth < 1024) {
      await expect(up).not.toBeVisible();
      return;
    }
    await userEvent.click(up);
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
