import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Appointment } from '../../../contract/appointments.ts';
import { CancelDialog, type CancelDialogProps } from './CancelDialog.tsx';

const appointment: Appointment = {
  id: 'appointment-1',
  date: '2026-11-25',
  time: '10:30',
  doctorId: 'doctor-1',
  patientId: 'patient-1',
  appointmentType: 'video',
  notes: '',
  status: 'pending',
  createdAt: '2026-11-20T10:00:00Z',
  price: { amountMinor: 5000, currency: 'USD' },
  doctor: { id: 'doctor-1', name: 'Ananya Krishnan', specialty: '', profilePicture: null },
  patient: { id: 'patient-1', name: 'Meera Nair', profilePicture: null },
};

async function open(props: Partial<CancelDialogProps> = {}) {
  const onClose = vi.fn<() => void>();
  const onConfirm = vi.fn<(reason: string) => void>();
  const dialog = (more: Partial<CancelDialogProps> = {}) => (
    <CancelDialog
      appointment={appointment}
      viewer="patient"
      onClose={onClose}
      onConfirm={onConfirm}
      isPending={false}
      error={null}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(dialog());
  await screen.findByRole('dialog');
  return {
    onClose,
    onConfirm,
    change: (more: Partial<CancelDialogProps>) => rerender(dialog(more)),
  };
}

describe('CancelDialog', () => {
  it('focuses the heading when it opens, and the optional reason after Tab', async () => {
    await open();
    const heading = screen.getByRole('heading', { name: 'Cancel this appointment?' });
    await vi.waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Reason (optional)' })).toHaveFocus();
  });

  it('offers another time before the reason, if the visit can be moved', async () => {
    await open({ moveHref: '/appointments/appointment-1/move' });
    const heading = screen.getByRole('heading', { name: 'Cancel this appointment?' });
    await vi.waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    const link = screen.getByRole('link', { name: 'Choose another time' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '/appointments/appointment-1/move');
  });

  it('can be confirmed without a reason', async () => {
    const { onConfirm } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel appointment' }));
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('');
  });

  it('submits the reason, and keeps its text if the cancellation fails', async () => {
    const { onConfirm, change } = await open();
    const reason = screen.getByRole('textbox', { name: /Reason/ });
    await userEvent.type(reason, ' I feel well again. ');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel appointment' }));
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('I feel well again.');

    change({ error: 'You are offline.' });
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
    expect(reason).toHaveValue(' I feel well again. ');
  });

  it('stays open until the cancellation has finished', async () => {
    const { onClose } = await open({ isPending: true });
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Keep it' })).toBeDisabled();
  });

  it('asks a doctor whether to decline a request', async () => {
    const { onConfirm } = await open({ viewer: 'doctor' });
    expect(screen.getByRole('dialog', { name: 'Decline this request?' })).toHaveTextContent(
      'Meera Nair will see that you declined, and your reason if you give one.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Decline request' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it.each([
    ['doctor', 'pending', /declin/i, /cancel/i],
    ['doctor', 'scheduled', /cancel/i, /declin/i],
    ['patient', 'pending', /cancel/i, /declin/i],
    ['patient', 'scheduled', /cancel/i, /declin/i],
  ] as const)(
    'shows a %s of a %s visit in one word what happens',
    async (viewer, status, said, unsaid) => {
      await open({ viewer, appointment: { ...appointment, status } });
      const dialog = screen.getByRole('dialog', { name: said });
      expect(dialog).toHaveTextContent(said);
      expect(dialog).not.toHaveTextContent(unsaid);
    },
  );
});
