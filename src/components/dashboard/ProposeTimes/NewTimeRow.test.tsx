import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Appointment } from '../../../contract/appointments.ts';
import { NewTimeRow } from './NewTimeRow.tsx';

const visit: Appointment = {
  id: 'visit-1',
  doctorId: 'ananya',
  patientId: 'meera',
  date: '2026-11-23',
  time: '09:30',
  appointmentType: 'video',
  notes: '',
  status: 'scheduled',
  createdAt: '2026-11-20T04:30:00Z',
  price: { amountMinor: 5000, currency: 'USD' },
  doctor: { id: 'ananya', name: 'Ananya Krishnan', specialty: '', profilePicture: null },
  patient: { id: 'meera', name: 'Meera Nair', profilePicture: null },
};

it('NewTimeRow shows the chosen time, even if 20 others are nearer', () => {
  const slots = Array.from({ length: 22 }, (_, at) => ({
    date: `2026-12-${String(at + 1).padStart(2, '0')}`,
    time: '09:30',
  }));
  const row = { visit, slots, isDisabled: false, onChoose: () => {} };
  const { rerender } = render(<NewTimeRow {...row} slot={slots[20] ?? null} />);
  const select = screen.getByRole('combobox');
  expect(select).toHaveDisplayValue('Mon 21 Dec, 9:30 am');
  expect(screen.getAllByRole('option')).toHaveLength(22);
  rerender(<NewTimeRow {...row} slot={null} />);
  expect(select).toHaveDisplayValue('Propose nothing');
  expect(screen.getAllByRole('option')).toHaveLength(21);
});
