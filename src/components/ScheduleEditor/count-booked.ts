import type { Appointment } from '../../contract/appointments.ts';
import { countText } from '../doctor-text.ts';

/** '2 visits and 1 request' */
export function countBooked(booked: readonly Pick<Appointment, 'status'>[]): string {
  const requests = booked.filter(({ status }) => status === 'pending').length;
  const visits = booked.length - requests;
  return [
    visits > 0 && countText(visits, 'visit', 'visits'),
    requests > 0 && countText(requests, 'request', 'requests'),
  ]
    .filter(Boolean)
    .join(' and ');
}
