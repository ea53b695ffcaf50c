import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CancelDialog } from '../../../src/components/appointments/CancelDialog/CancelDialog.tsx';
import { role } from '../../../src/contract/common.ts';
import { pendingVisit, scheduledVisit } from '../../fixtures/appointments.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: CancelDialog,
  parameters: { docs: { story: { inline: false } } },
  argTypes: {
    viewer: { options: role.options, control: 'radio' },
  },
  args: {
    appointment: pendingVisit,
    viewer: 'patient',
    onClose: fn(),
    onConfirm: fn(),
    isPending: false,
    error: null,
  },
} satisfies Meta<typeof CancelDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PatientCancels: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this appointment?' });
    await expect(dialog).toHaveTextContent('Dr. Ananya Krishnan, Wed 25 Nov, 10:30 am');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const AnotherTimeOffered: Story = {
  args: { appointment: scheduledVisit, moveHref: '#move' },
  play: async () => {
    const heading = await screen.findByRole('heading', { name: 'Cancel this appointment?' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Choose another time' })).toHaveFocus();
  },
};

export const WithAReason: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), ' I feel well. ');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel appointment' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('I feel well.');
  },
};

export const DoctorDeclines: Story = { args: { viewer: 'doctor' } };

export const DoctorCancels: Story = { args: { viewer: 'doctor', appointment: scheduledVisit } };

export const Cancelling: Story = { args: { isPending: true } };

export const CancellingFailed: Story = {
  args: { error: 'This appointment could not be cancelled. Please try again.' },
};

export const TwentyFourHours: Story = {
  decorators: [on24HourClock],
  play: async () => {
    await expect(await screen.findByRole('dialog')).not.toHaveTextContent(/\d [ap]m\b/);
  },
};
