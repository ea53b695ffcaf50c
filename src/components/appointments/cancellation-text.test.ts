import { expect, it } from 'vitest';
import type { Appointment } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import { cancellationText } from './cancellation-text.ts';

const people = {
  doctor: { id: 'd', name: 'Dr. Ananya Krishnan', specialty: '', profilePicture: null },
  patient: { id: 'p', name: 'Meera Nair', profilePicture: null },
};

it.each<[Role, Pick<Appointment, 'cancelledBy' | 'cancelReason'>, string]>([
  ['patient', { cancelledBy: 'patient' }, 'You have cancelled this appointment.'],
  [
    'patient',
    { cancelledBy: 'doctor', cancelReason: 'Leave' },
    'Dr. Krishnan has cancelled this appointment. Reason: Leave',
  ],
  ['doctor', { cancelledBy: 'patient' }, 'Meera Nair has cancelled this appointment.'],
  [
    'patient',
    { cancelledBy: 'system' },
    'Your request ended because Dr. Krishnan did not reply in time.',
  ],
  ['doctor', { cancelledBy: 'system' }, 'This request ended because it had no reply in time.'],
  ['patient', {}, 'This appointment was cancelled.'],
])('the text for a %s describes the cancellation %j', (viewer, cancellation, text) => {
  expect(cancellationText({ ...people, ...cancellation }, viewer)).toBe(text);
});
