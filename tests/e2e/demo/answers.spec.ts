import { expect, type Page } from '@playwright/test';
import { message, send, tick } from '../support/chat.ts';
import { checkDevices, control, countFrames, joinAsPatient, room } from '../support/calls.ts';
import { main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Demo', exact: true });

async function play(page: Page, name: string): Promise<void> {
  await strip(page).getByRole('button', { name: 'Other person' }).click();
  await strip(page).getByRole('button', { name, exact: true }).click();
}

test('the doctor reads a message, types and answers it, and accepts a request', async ({
  page,
}) => {
  await page.goto('/demo#as=patient-meera-nair&to=/messages/doctor-ananya-krishnan');
  await send(page, 'Thank you, doctor. See you on Monday.');
  await expect(tick(page, 'See you on Monday', 'Sent')).toBeVisible();
  await play(page, 'Answer as Dr. Ananya Krishnan');
  await expect(strip(page)).toContainText('Played by the demo: Dr. Ananya Krishnan is reading…');
  await expect(strip(page)).toContainText('Dr. Ananya Krishnan is typing…');
  await expect(tick(page, 'See you on Monday', 'Read')).toBeVisible();
  await expect(message(page, 'You are welcome, Meera.')).toBeVisible();
  await expect(strip(page)).toContainText('Played by the demo: Dr. Ananya Krishnan has answered.');
  await play(page, 'Accept as Dr. Nandini Bhat');
  await expect(strip(page)).toContainText('Dr. Nandini Bhat has accepted the request.');
});

test('the patient sees the drawn picture of the doctor in a call, and hangs up', async ({
  page,
}) => {
  await page.goto(`/demo#as=patient-arjun-rao&to=${room}`);
  await play(page, 'Join the call as Dr. Ananya Krishnan');
  await expect(main(page)).toContainText('Dr. Krishnan is waiting');
  await checkDevices(page);
  await joinAsPatient(page);
  await expect(main(page).getByLabel(/^Video of /)).toBeInViewport();
  const before = await countFrames(page);
  await expect.poll(() => countFrames(page)).toBeGreaterThan(before + 3);
  await expect(strip(page)).toContainText('Dr. Ananya Krishnan is in the call.');
  await control(page, 'Hang up').click();
  await expect(strip(page)).toContainText('Dr. Ananya Krishnan has left the call.');
});
