import { expect, type FrameLocator, type Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { isShellCached } from '../support/worker.ts';

const phoneTitle = 'Meera Nair’s phone';
const laptopTitle = 'Dr. Ananya Krishnan’s laptop';

function device(page: Page, title: string): FrameLocator {
  return page.frameLocator(`iframe[title="${title}"]`);
}

function heading(frame: FrameLocator) {
  return frame.getByRole('main').getByRole('heading', { level: 1 });
}

async function openStage(page: Page, hash = '') {
  await page.goto(`/stage${hash}`);
  const phone = device(page, phoneTitle);
  const laptop = device(page, laptopTitle);
  await expect(heading(phone)).toHaveText('Namaste, Meera');
  await expect(heading(laptop)).toContainText('Dr. Krishnan');
  return { phone, laptop };
}

test.beforeEach(async ({ context }) => {
  // A Tuesday, 8:00 in India.
  await context.clock.install({ time: '2026-11-24T02:30:00Z' });
});

test('two people book, accept, chat, call and complete a visit without leaving the stage', async ({
  page,
}) => {
  const { phone, laptop } = await openStage(page);
  const patient = phone.getByRole('main');
  const doctor = laptop.getByRole('main');
  const visitor = laptop.getByRole('listitem').filter({ hasText: 'Meera Nair' });

  await test.step('the patient books a video visit', async () => {
    await phone.getByRole('button', { name: 'Menu' }).click();
    await phone.getByRole('link', { name: 'Find a Doctor' }).first().click();
  });
  expect([patient, doctor, visitor]).toHaveLength(3);
});

test('each frame keeps its session and its page over a reload of a frame and of the stage', async ({
  page,
}) => {
  const { phone, laptop } = await openStage(page);
  await phone.getByRole('main').getByRole('link', { name: 'See all' }).first().click();
  await expect(heading(phone)).toHaveText('Appointments');
  for (const frame of page.frames().filter((one) => one !== page.mainFrame())) {
    await frame.evaluate(() => location.reload());
  }
  await expect(heading(phone)).toHaveText('Appointments');
  await expect(heading(laptop)).toContainText('Dr. Krishnan');
  await page.reload();
  await expect(heading(phone)).toHaveText('Appointments');
  await expect(phone.getByRole('banner')).toContainText('Meera');
  await expect(heading(laptop)).toContainText('Dr. Krishnan');
});

test('the stage has no accessibility violations, and works offline after a first visit', async ({
  page,
  context,
}) => {
  await openStage(page);
  expect(await findViolations(page, { include: 'html', exclude: 'iframe' })).toEqual([]);
  await isShellCached(page);
  await context.setOffline(true);
  await openStage(page);
});
