import { expect, it } from 'vitest';
import { appointmentEndpoints } from '../contract/appointments.ts';
import { messageEndpoints } from '../contract/messages.ts';
import { keptPaths } from './kept-answers.ts';

it('keeps nothing but appointments, the inbox and conversations', () => {
  expect(keptPaths).toEqual([
    appointmentEndpoints.listAppointments.path,
    messageEndpoints.listInboxUsers.path,
    messageEndpoints.listMessages.path,
  ]);
});
