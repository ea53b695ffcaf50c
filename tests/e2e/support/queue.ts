import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { TEST_WEBHOOK_SECRET } from '../../../backend/testing/test-secrets.ts';
import type { QueueEvent } from '../../../src/contract/queue.ts';
import { main } from './steps.ts';

/** A helper who is available daily from 7:00 to 21:00 at $25 an hour. */
export const ramesh = { id: 'freelancer-ramesh-pawar', name: 'Ramesh Pawar' } as const;

export const cards = {
  ok: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficient: '4000 0000 0000 9995',
  asksBank: '4000 0025 0000 3155',
} as const;

export interface Hours {
  /** Index in the list of dates, starting at 0. @default 2 */
  day?: number;
  /** Text of the option. @default '8:00 am' */
  time?: string;
  /** In hours. @default 3 */
  duration?: number;
}

export async function fillQueueForm(
  page: Page,
  { day = 2, time = '8:00 am', duration = 3 }: Hours = {},
): Promise<void> {
  const form = main(page);
  await form.getByRole('combobox', { name: 'Date' }).click();
  await page.getByRole('option').nth(day).click();
  await form.getByRole('combobox', { name: 'Start time' }).click();
  await page.getByRole('option', { name: time, exact: true }).click();
  const hours = form.getByRole('textbox', { name: /Duration/ });
  await hours.fill(String(duration));
  await hours.press('Tab');
  await form.getByRole('combobox', { name: 'Hospital name' }).fill('Setubandh Hospital');
  await page.keyboard.press('Escape');
  await form.getByLabel('Department').fill('Cardiology OPD');
  await page.keyboard.press('Escape');
}

export async function draftBooking(page: Page, hours?: Hours): Promise<void> {
  await page.goto(`/freelancers/${ramesh.id}/book`);
  await fillQueueForm(page, hours);
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/payment\?draft=/);
  await expect(payButton(page)).toBeEnabled();
}

export async function fillCard(page: Page, number: string): Promise<void> {
  const form = main(page);
  await form.getByRole('textbox', { name: 'Card number' }).fill(number);
  await form.getByRole('textbox', { name: 'Expiry' }).fill('1234');
  await form.getByLabel('CVC').fill('123');
}

export function payButton(page: Page) {
  return main(page).getByRole('button', { name: /^Pay \$/ });
}

export function getBookingId(page: Page): string {
  return decodeURIComponent(/\/queue\/([^/?#]+)/.exec(page.url())?.[1] ?? '');
}

export async function reportQueue(
  request: APIRequestContext,
  apiUrl: string,
  event: QueueEvent,
): Promise<void> {
  const answer = await request.post(`${apiUrl}/api/webhooks/queue`, {
    headers: { 'x-webhook-secret': TEST_WEBHOOK_SECRET },
    data: event,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
