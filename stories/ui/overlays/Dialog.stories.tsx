import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../../src/ui/forms/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../../src/ui/overlays/Dialog/Dialog.tsx';
import { useArgState } from '../../use-arg-state.ts';

function CancelVisit(props: DialogProps) {
  const [isOpen, setIsOpen] = useArgState(props.isOpen);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="danger" onPress={() => setIsOpen(true)}>
        Cancel visit
      </Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        actions={
          <>
            <Button onPress={close}>Keep it</Button>
            <Button variant="danger" onPress={close}>
              Cancel appointment
            </Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  component: Dialog,
  parameters: { docs: { story: { inline: false } } },
  args: {
    title: 'Cancel this visit?',
    description: 'Dr. Ananya Krishnan, Wed 25 Nov, 10:30 am. The slot opens for someone else.',
    isOpen: true,
    onOpenChange: () => undefined,
    actions: (
      <>
        <Button>Keep it</Button>
        <Button variant="danger">Cancel appointment</Button>
      </>
    ),
  },
  render: (args) => <CancelVisit {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongerThanTheScreen: Story = {
  args: {
    description: undefined,
    children: Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line + 1}</p>),
  },
};

export const LargeWithALongForm: Story = {
  args: {
    title: 'Manage schedule',
    description: 'Times are in IST.',
    size: 'large',
    children: Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line + 1}</p>),
  },
};

export const LargeOnAPhone: Story = {
  ...LargeWithALongForm,
  globals: { viewport: { value: 'phone' } },
};

export const OpenedAndClosedByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this visit?' });
    await expect(dialog).toHaveAccessibleDescription(/The slot opens for someone else\.$/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel visit' })).toHaveFocus());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
