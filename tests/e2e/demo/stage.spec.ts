import { expect, type FrameLocator, type Page } from '@playwright/test';
import { scenarios } from '../../../demo/scenarios/all-scenarios.ts';
import { findViolations } from '../support/axe.ts';
import {
  checkDevices,
  control,
  expectPicture,
  join,
  joinAsPatient,
  paintCamera,
} from '../support/calls.ts';
import { composer, inboxEntry, message } from '../support/chat.ts';
import { people } from '../support/people.ts';
import { accountButton, bookingChoices, tabTo } from '../support/steps.ts';
import { inSoakOnly, test } from '../support/test.ts';
import { isShellCached } from '../support/worker.ts';

test.use({ setsClock: true });

const phoneTitle = 'Meera Nair’s phone';
const laptopTitle = 'Dr. Ananya Krishnan’s laptop';

function device(page: Page, title: string): FrameLocator {
  return page.frameLocator(`iframe[title="${title}"]`);
}

function heading(frame: FrameLocator) {
  return frame.getByRole('main').getByRole('heading', { level: 1 });
}

async function openStage(page: Page) {
  await page.goto('/stage');
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
  await paintCamera(page, 'red');
  const { phone, laptop } = await openStage(page);
  const patient = phone.getByRole('main');
  const doctor = laptop.getByRole('main');
  const { dates, freeTimes } = bookingChoices(phone);

  await test.step('the patient books a video visit', async () => {
    await patient.getByRole('link', { name: 'See all appointments' }).click();
    await patient.getByRole('link', { name: 'Completed' }).click();
    await patient
      .getByRole('link', { name: /^Book again, Dr\. Ananya/ })
      .first()
      .click();
    await dates.nth(1).check();
    await freeTimes.first().check();
    await patient.getByRole('radio', { name: 'Video' }).check();
    await patient
      .getByRole('button', { name: /^Confirm/ })
      .first()
      .click();
    await expect(heading(phone)).toHaveText('Appointment Pending');
  });

  await test.step('the doctor accepts, and both chat', async () => {
    await doctor.getByRole('button', { name: 'Accept the request from Meera Nair' }).click();
    await expect(heading(phone)).toHaveText('Appointment Scheduled');
    await patient.getByRole('link', { name: 'Send Message' }).click();
    await composer(phone).fill('I can join from home.');
    await composer(phone).press('Enter');
    await accountButton(laptop).click();
    await laptop.getByRole('menuitem', { name: /^Messages/ }).click();
    await inboxEntry(laptop, people.meera).click();
    await expect(message(laptop, 'I can join from home.')).toBeVisible();
    await composer(laptop).fill('Good, see you then.');
    await composer(laptop).press('Enter');
    await expect(message(phone, 'Good, see you then.')).toBeVisible();
  });

  await test.step('both join the call on the day of the visit', async () => {
    await page.getByRole('button', { name: 'Clock' }).click();
    await page.getByRole('button', { name: /^Jump to the visit \(Wed 25 Nov/ }).click();
    await laptop.getByRole('banner').getByRole('link', { name: 'Doctor dashboard' }).click();
    await doctor.getByRole('link', { name: 'Join Call with Meera Nair' }).click();
    await checkDevices(laptop);
    await join(laptop);
    await phone.getByRole('button', { name: 'Join call' }).click();
    await checkDevices(phone);
    await joinAsPatient(phone);
    await expectPicture(phone, 'red');
    await expectPicture(laptop, 'red');
  });

  await test.step('the doctor completes the visit, and the patient finds the record', async () => {
    await control(phone, 'Hang up').click();
    await doctor.getByRole('button', { name: 'End the call' }).click();
    await page.getByRole('button', { name: /^Clock/ }).click();
    await page.getByLabel('Day', { exact: true }).fill('25');
    await page.getByLabel('Time in India').selectOption('8:00 pm');
    await page.getByRole('button', { name: 'Jump', exact: true }).click();
    await doctor.getByRole('link', { name: 'Write visit notes' }).click();
    await doctor.getByRole('textbox', { name: 'Diagnosis' }).fill('Stable angina');
    await doctor.getByRole('textbox', { name: /^Prescription/ }).fill('As before');
    await doctor.getByRole('button', { name: 'Complete visit' }).click();
    await expect(laptop.getByText('Visit completed')).toBeVisible();
    await patient.getByRole('link', { name: 'See medical records' }).click();
    await expect(patient.getByRole('link', { name: 'Stable angina' })).toBeVisible();
  });
  expect(new URL(page.url()).pathname).toBe('/stage');
});

test(
  'each frame keeps its session and its page over a reload of a frame and of the stage',
  inSoakOnly,
  async ({ page }) => {
    const { phone, laptop } = await openStage(page);
    await phone.getByRole('main').getByRole('link', { name: 'See all appointments' }).click();
    await expect(heading(phone)).toHaveText('Appointments');
    const expectKept = async () => {
      await expect(heading(phone)).toHaveText('Appointments');
      await expect(phone.getByRole('button', { name: 'Account of Meera Nair' })).toBeVisible();
      await expect(heading(laptop)).toContainText('Dr. Krishnan');
    };
    for (const frame of page.frames().slice(1)) {
      await frame.evaluate(() => Object.assign(window, { isOld: true }));
      await frame.evaluate(() => location.reload());
      await frame.waitForFunction(() => !('isOld' in window));
      await expectKept();
    }
    await page.reload();
    await expectKept();

    await test.step('a reset of the demo signs both in again, on their first pages', async () => {
      await page.getByRole('button', { name: 'Reset demo' }).click();
      await page.getByRole('button', { name: 'Yes, reset' }).click();
      await expect(heading(phone)).toHaveText('Namaste, Meera');
      await expect(heading(laptop)).toContainText('Dr. Krishnan');
    });
  },
);

test('a scenario runs on the stage, and a reload in the middle keeps its step and both sessions', async ({
  page,
}) => {
  await page.goto('/stage#scenario=first-visit');
  const { title, steps } = scenarios['first-visit'];
  const scenario = page.getByRole('region', { name: 'Scenario', exact: true });
  await expect(page.getByTitle('A guest’s phone')).toBeVisible();
  const phone = page.frameLocator('iframe[name="caresetu-stage-left"]');
  const laptop = device(page, laptopTitle);
  const goOn = async (from: number, to: number) => {
    for (let step = from; step < to; step += 1) {
      await expect(scenario).toContainText(`Step ${step + 1} of ${steps.length}`);
      await scenario.getByRole('button', { name: 'Next' }).click();
    }
  };
  const expectBoth = async () => {
    await expect(phone.getByRole('button', { name: 'Account of Meera Nair' })).toBeVisible();
    await expect(heading(laptop)).toContainText('Dr. Krishnan');
  };
  await goOn(0, 4);
  await expect(scenario).toContainText('Step 5 of 7');
  await expectBoth();
  await expect(page.getByTitle(phoneTitle)).toBeVisible();

  await page.reload();
  await expect(heading(phone)).toHaveText('Book an appointment');
  await expectBoth();
  const frames = page.frames().slice(1);
  for (const frame of frames) await frame.evaluate(() => Object.assign(window, { isKept: true }));
  await goOn(4, steps.length);
  await expect(scenario).toContainText(`${title} · The end`);
  await expect(heading(phone)).toHaveText('Appointment Scheduled');
  await expect(
    laptop.getByRole('button', { name: 'Accept the request from Meera Nair' }),
  ).toHaveCount(0);
  await expectBoth();
  for (const frame of frames) expect(await frame.evaluate(() => 'isKept' in window)).toBe(true);

  await test.step('‘Next scenario’ goes on with a talk, on one device for one person', async () => {
    await expect(scenario.getByRole('status')).toHaveText(scenarios['first-visit'].proves);
    await scenario.getByRole('button', { name: 'Next scenario' }).click();
    await expect(scenario).toContainText('A slot taken while you book · Step 1');
    await expect(page.getByTitle(phoneTitle)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(1);
  });
});

test('the stage is used with the keyboard', async ({ page }) => {
  const { laptop } = await openStage(page);
  await tabTo(page, page.getByRole('button', { name: `Go to ${laptopTitle}` }));
  await page.keyboard.press('Enter');
  const accept = laptop.getByRole('button', { name: /^Accept the request from Phulmani/ });
  await tabTo(page, accept);
  await page.keyboard.press('Enter');
  await expect(accept).toHaveCount(0);

  await page.reload();
  await tabTo(page, page.getByRole('button', { name: 'People and devices' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('combobox', { name: 'Right' }));
  await page.keyboard.type('Arjun');
  await expect(page).toHaveURL(/right=patient-arjun-rao/);
  const other = device(page, 'Arjun Rao’s laptop');
  await expect(heading(other)).toHaveText('Namaste, Arjun');
});

test('on a phone, the stage shows one device at a time, and both stay open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { phone, laptop } = await openStage(page);
  await phone.getByRole('main').getByRole('link', { name: 'See all appointments' }).click();
  await page.getByRole('button', { name: laptopTitle }).click();
  await expect(heading(laptop)).toBeInViewport();
  await expect(page.getByTitle(phoneTitle)).toBeHidden();
  await page.getByRole('button', { name: phoneTitle }).click();
  await expect(heading(phone)).toHaveText('Appointments');
  expect(await findViolations(page, { include: 'html', exclude: 'iframe' })).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test.describe('without a network', () => {
  test.use({ savesData: false });

  test('the stage opens from the demo, has no accessibility violations, and works offline after a first visit', async ({
    page,
    context,
  }) => {
    await page.goto('/about-us');
    await page.getByRole('button', { name: 'Accounts' }).click();
    await page.getByRole('link', { name: 'Show two people side by side' }).click();
    await expect(heading(device(page, phoneTitle))).toHaveText('Namaste, Meera');
    expect(await findViolations(page, { include: 'html', exclude: 'iframe' })).toEqual([]);
    await isShellCached(page);
    await context.setOffline(true);
    await openStage(page);
  });
});

test(
  'a scenario on the stage is played in the left device, also by a press before its page is there',
  inSoakOnly,
  async ({ page }) => {
    const scenario = page.getByRole('region', { name: 'Scenario', exact: true });
    const phone = device(page, 'A guest’s phone');
    await page.goto('/stage#scenario=first-visit&devices=phone-phone', { waitUntil: 'commit' });
    await scenario.getByRole('button', { name: 'Next' }).click();
    await expect(scenario).toContainText('Step 2 of 7');
    await expect(page).toHaveURL(/\/stage#.*devices=phone-phone$/);
    await expect(heading(phone)).toHaveText('Doctors in Bengaluru');

    await test.step('only the stage shows it', async () => {
      await page.goto('/about-us');
      await expect(page.getByRole('button', { name: 'Scenario' })).toBeVisible();
      await expect(scenario).toHaveCount(0);
      await page.goto('/stage');
      await expect(scenario).toContainText('Step 2 of 7');
    });

    await test.step('another scenario has the same devices', async () => {
      await page.goto('/stage#devices=phone-phone');
      await page.getByRole('button', { name: 'Scenario', exact: true }).click();
      await page.getByRole('button', { name: /^First visit/ }).click();
      await expect(scenario).toContainText('Step 1 of 7');
      await expect(page).toHaveURL(/devices=phone-phone$/);
      const top = () =>
        phone.getByRole('banner').evaluate((part) => part.getBoundingClientRect().top);
      expect(await top()).toBe(0);
    });
  },
);

test(
  'in a scenario on the stage, the person on the right joins the call on their own device',
  inSoakOnly,
  async ({ page }) => {
    const scenario = page.getByRole('region', { name: 'Scenario', exact: true });
    await page.goto('/stage#scenario=video-visit');
    await scenario.getByRole('button', { name: 'Next' }).click();
    await expect(scenario).toContainText('Step 2 of 6');
    const hangUp = control(device(page, laptopTitle), 'Hang up');
    await expect(hangUp).toBeVisible();
  },
);

test('a scenario’s network on the stage is that of one device', async ({ page }) => {
  const scenario = page.getByRole('region', { name: 'Scenario', exact: true });
  await page.goto('/stage#scenario=offline-conversation');
  const online = (side: string) =>
    page
      .frames()
      .find((frame) => frame.name() === `caresetu-stage-${side}`)
      ?.evaluate(() => navigator.onLine);
  for (const step of ['Step 2 of 4', 'Step 3 of 4']) {
    await scenario.getByRole('button', { name: 'Next' }).click();
    await expect(scenario).toContainText(step);
  }
  await expect(page.getByText(`Offline on ${phoneTitle}`)).toBeVisible();
  expect(await online('left')).toBe(false);
  expect(await online('right')).toBe(true);
  const laptop = device(page, laptopTitle);
  await composer(laptop).fill('Well done.');
  await composer(laptop).press('Enter');
  for (const end of ['Step 4 of 4', 'The end']) {
    await scenario.getByRole('button', { name: 'Next' }).click();
    await expect(scenario).toContainText(end);
  }
  await expect(message(laptop, 'without pain')).toBeVisible();
  await expect(message(device(page, phoneTitle), 'Well done.')).toBeVisible();
});

test('the helper moves a queue booking on from a phone beside the family’s', async ({ page }) => {
  const scenario = page.getByRole('region', { name: 'Scenario', exact: true });
  await page.goto('/stage#scenario=queue-at-aiims');
  const { steps } = scenarios['queue-at-aiims'];
  for (const [index] of steps.entries()) {
    await expect(scenario).toContainText(`Step ${index + 1} of ${steps.length}`);
    await scenario.getByRole('button', { name: 'Next' }).click();
  }
  await expect(scenario).toContainText('The end');
  const family = device(page, phoneTitle);
  await expect(heading(family)).toHaveText('It is your turn');
  await expect(family.getByRole('region', { name: 'Demo helper' })).toHaveCount(0);
  const helper = page.getByRole('figure', { name: 'Balwinder Singh’s phone' });
  await helper.getByRole('button', { name: 'Finish' }).click();
  await expect(heading(family)).not.toHaveText('It is your turn');
});
