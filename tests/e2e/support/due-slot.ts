import { expect, type Page } from '@playwright/test';
import { currentMs, currentTime } from '../../../src/domain/time/clock.ts';
import {
  addDays,
  dateInIndia,
  getWeekday,
  indiaInstant,
  timeInIndia,
} from '../../../src/domain/time/india-time.ts';
import { visitToday } from './calls.ts';
import { DEMO_PASSWORD, people } from './people.ts';
import { bookingChoices, logIn, main } from './steps.ts';

const AHEAD_MS = 10 * 60_000;

/**
 * Lets Dr. Krishnan work from ten minutes from now, so that a visit can be due at any time of day.
 * @param apiUrl '' for the demo
 * @returns the date in India
 */
export async function openDueSlot(page: Page, apiUrl: string): Promise<string> {
  const soon = new Date(currentMs() + AHEAD_MS);
  // A visit late at night would end with the day.
  const isLate = timeInIndia(soon) > '23:45';
  const start = isLate ? indiaInstant(addDays(dateInIndia(soon), 1), '00:05') : soon;
  const date = dateInIndia(start);
  const window = { day: getWeekday(date), startTime: timeInIndia(start), endTime: '23:59' };
  const login = { phone: people.ananya.phone, password: DEMO_PASSWORD, role: 'doctor' };
  // The demo answers only when the page has started.
  await logIn(page, people.ananya);
  await page.evaluate(
    async ({ base, body, availability }) => {
      const headers = { 'content-type': 'application/json' };
      const post = { method: 'POST', headers, credentials: 'include' } as const;
      const answer = await fetch(`${base}/api/login`, { ...post, body: JSON.stringify(body) });
      const { user, accessToken } = await answer.json();
      const changed = await fetch(`${base}/api/doctors/${user.id}/availability`, {
        method: 'PUT',
        headers: { ...headers, authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ availability, leaveDays: [] }),
      });
      if (!changed.ok) throw new Error(await changed.text());
    },
    { base: apiUrl, body: { ...login, remember: false }, availability: [window] },
  );
  return date;
}

/**
 * A video visit of Arjun Rao with Dr. Krishnan that the doctor can complete now: today's, from half
 * an hour before its start at 11:00 am in India, and before that a new one.
 * @returns its path
 */
export async function findDueVideoVisit(
  patient: Page,
  doctor: Page,
  apiUrl: string,
): Promise<string> {
  if (timeInIndia(currentTime()) >= '10:30') return visitToday;
  const id = await bookDueVideoVisit(patient, doctor, apiUrl);
  return `/appointments/${id}`;
}

/**
 * Leaves the patient on the confirmation.
 * @returns the id of a new, accepted visit of Arjun Rao, ten minutes from now or a little later
 */
export async function bookDueVideoVisit(
  patient: Page,
  doctor: Page,
  apiUrl: string,
): Promise<string> {
  const date = await openDueSlot(doctor, apiUrl);
  await logIn(patient, people.arjun, '/appointments/book/doctor-ananya-krishnan');
  await main(patient)
    .getByRole('radio', { name: new RegExp(`, ${Number(date.slice(-2))} `) })
    .check();
  await bookingChoices(patient).freeTimes.first().check();
  await main(patient).getByRole('radio', { name: /Video/ }).check();
  await main(patient)
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click();
  await expect(patient.getByRole('heading', { level: 1 })).toHaveText('Appointment Pending');
  const id = new URL(patient.url()).searchParams.get('id') ?? '';
  await logIn(doctor, people.ananya, '/appointments?status=pending');
  await main(doctor)
    .locator(`[id="${id}"]`)
    .getByRole('button', { name: /^Accept/ })
    .press('Enter');
  await expect(doctor.getByText('Appointment accepted')).toBeVisible();
  return id;
}
