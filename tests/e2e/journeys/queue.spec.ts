import { expect, type Page } from '@playwright/test';
import type { QueueEvent } from '../../../src/contract/queue.ts';
import { people } from '../support/people.ts';
import {
  getBookingId,
  cards,
  draftBooking,
  fillCard,
  fillQueueForm,
  payButton,
  ramesh,
  reportQueue,
} from '../support/queue.ts';
import { logIn, main } from '../support/steps.ts';
import { inSoakOnly, test } from '../support/test.ts';

const status = (page: Page) => main(page).getByRole('heading', { level: 1 });

test('a patient books a helper for three hours, pays $75.00, follows the queue live, and gets a refund for another booking', async ({
  page,
  backend,
  apiUrl,
  request,
}) => {
  const helper = async (button: string, event: Omit<QueueEvent, 'bookingId'>) => {
    if (backend === 'demo') {
      const panel = page.getByRole('region', { name: 'Demo helper' });
      await panel.getByRole('button', { name: button }).click();
    } else {
      await reportQueue(request, apiUrl, { ...event, bookingId: getBookingId(page) });
    }
  };
  await logIn(page, people.meera);

  await test.step('the patient reaches the booking form from the dashboard and sees the price', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Patient dashboard' }).click();
    await main(page).getByRole('link', { name: 'Book a helper' }).click();
    await expect(page).toHaveURL(`/freelancers/${ramesh.id}/book`);
    await main(page).getByRole('button', { name: 'Continue to payment' }).click();
    await expect(main(page)).toContainText('Department is required');
    await fillQueueForm(page);
    await expect(main(page)).toContainText('$75.00');
  });

  await test.step('the form survives a reload', async () => {
    await page.reload();
    await expect(main(page).getByRole('textbox', { name: /Duration/ })).toHaveValue('3');
    await expect(main(page).getByLabel('Department')).toHaveValue('Cardiology OPD');
    await main(page).getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/payment\?draft=/);
  });

  await test.step('the patient pays by card after a reload', async () => {
    await page.reload();
    await expect(payButton(page)).toHaveText(/\$75\.00/);
    await fillCard(page, cards.ok);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/queue\/.+/);
    await expect(status(page)).toHaveText('Ramesh is booked');
    await expect(main(page)).toContainText(/Receipt/);
    await expect(main(page)).toContainText('$75.00');
    await page.reload();
    await expect(status(page)).toHaveText('Ramesh is booked');
  });

  await test.step("the patient sees each of the helper's steps in realtime", async () => {
    await helper('Set out', { status: 'on-the-way' });
    await expect(status(page)).toHaveText('Ramesh is on the way');
    await helper('Join the queue', { status: 'in-queue', token: 'C-42', peopleAhead: 12 });
    await expect(status(page)).toHaveText('Ramesh is in the queue');
    await expect(main(page)).toContainText('12');
    await helper('Move up', { status: 'in-queue', peopleAhead: 8 });
    await expect(main(page).getByRole('definition').filter({ hasText: /^8$/ })).toBeVisible();
    await helper('Call the patient', { status: 'your-turn' });
    await expect(status(page)).toHaveText('It is your turn');
    await helper('Finish', { status: 'done' });
    await expect(status(page)).toHaveText('Ramesh has finished');
  });

  await test.step('the patient gets a message from the helper for each step', async () => {
    await main(page).getByRole('link', { name: 'Message Ramesh' }).click();
    const log = page.getByRole('log', { name: /Ramesh Pawar/ });
    await expect(log.getByRole('article')).toHaveCount(6);
    await page.getByRole('textbox', { name: /message/i }).fill('Thank you, Ramesh.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log.getByRole('article').last()).toContainText('Thank you, Ramesh.');
  });

  await test.step('the patient cancels another booking and sees the refund', async () => {
    await draftBooking(page, { day: 4, time: '9:00 am', duration: 2 });
    await fillCard(page, cards.ok);
    await payButton(page).click();
    await expect(status(page)).toHaveText('Ramesh is booked');
    await main(page).getByRole('button', { name: 'Cancel booking' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('$50.00');
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(status(page)).toHaveText('Booking cancelled');
    await expect(main(page)).toContainText('Refunded $50.00');
    await page.goto('/queue');
    const rows = main(page).getByRole('listitem').filter({ hasText: ramesh.name });
    await expect(rows.filter({ hasText: 'Done' })).not.toHaveCount(0);
    await expect(rows.filter({ hasText: 'Refunded' })).not.toHaveCount(0);
  });
});

test(
  'when two patients book the same hours, only one gets them, and the other keeps the form input',
  inSoakOnly,
  async ({ page: meera, openSecondPage }) => {
    await logIn(meera, people.meera);
    const arjun = await openSecondPage();
    await logIn(arjun, people.arjun);
    for (const page of [meera, arjun]) {
      await page.bringToFront();
      await page.goto(`/freelancers/${ramesh.id}/book`);
      await fillQueueForm(page);
    }
    await meera.bringToFront();
    await main(meera).getByRole('button', { name: 'Continue to payment' }).click();
    await expect(payButton(meera)).toBeEnabled();

    await arjun.bringToFront();
    await main(arjun).getByRole('button', { name: 'Continue to payment' }).click();
    await expect(main(arjun).getByRole('alert')).toContainText(/taken/);
    await expect(main(arjun).getByLabel('Department')).toHaveValue('Cardiology OPD');
  },
);
