import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  ToastRegion,
  type ToastRegionProps,
} from '../../../src/ui/overlays/ToastRegion/ToastRegion.tsx';
import { useArgState } from '../../use-arg-state.ts';

function Page({ toasts: start, ...props }: ToastRegionProps) {
  const [toasts, setToasts] = useArgState(start);
  return (
    <>
      <button type="button" onClick={() => setToasts(start)}>
        Show again
      </button>
      <ToastRegion
        {...props}
        toasts={toasts}
        autoCloseMs={props.autoCloseMs ?? 600_000}
        onDismiss={(id) => setToasts((now) => now.filter((toast) => toast.id !== id))}
      />
    </>
  );
}

const meta = {
  component: ToastRegion,
  args: {
    toasts: [
      { id: '1', kind: 'success', message: 'OTP verified successfully' },
      { id: '2', kind: 'error', message: 'Message not sent' },
      { id: '3', kind: 'info', message: 'Please log in to book an appointment.' },
    ],
    onDismiss: () => undefined,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof ToastRegion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongMessage: Story = {
  args: {
    toasts: [
      {
        id: '1',
        kind: 'error',
        message: 'Failed to fetch doctor details. Please try again later.',
      },
    ],
  },
};

export const WithALink: Story = {
  args: {
    toasts: [
      {
        id: '1',
        kind: 'info',
        message: 'Dr. Krishnan accepted your visit on Mon 30 Nov, 10:00 am',
        href: '#visit',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^Dr\. Krishnan accepted/ });
    // Storybook's links open in the parent frame, which is the test runner's page.
    link.setAttribute('target', '_self');
    await userEvent.click(link);
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
  },
};

export const NothingToSay: Story = { args: { toasts: [] } };

export const GoesByItself: Story = {
  args: { autoCloseMs: 50 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const ClosedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Notifications Alt+T' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('OTP verified successfully')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show again' })).toHaveFocus());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
