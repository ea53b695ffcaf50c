import { expect, type Page } from '@playwright/test';
import { people } from '../support/people.ts';
import { logIn, main } from '../support/steps.ts';
import { inSoakOnly, test } from '../support/test.ts';

const laterVisit = '/appointments/appointment-007/visit';
const visit = '/appointments/appointment-086/visit';
const room = '/appointments/appointment-008/room';

const box = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name });

test('a doctor writes notes and completes the visit, and the patient finds the record', async ({
  page: doctor,
  openSecondPage,
}) => {
  await test.step("the doctor sees the reason for the visit and the patient's history", async () => {
    await logIn(doctor, people.ananya, visit);
    await expect(doctor.getByRole('heading', { level: 1 })).toHaveText('Visit with Arjun Rao');
    await expect(doctor).toHaveTitle('CareSetu | Visit with Arjun Rao');
    await expect(main(doctor)).toContainText('Dizzy in the morning since the new tablets');
    const readings = main(doctor).getByRole('region', { name: 'Last readings' });
    await expect(readings).toContainText('148/94 mmHg');
    const history = main(doctor).getByRole('region', { name: 'Medical history' });
    await history.locator('summary').first().press('Enter');
    await expect(history.getByText('Prescription').first()).toBeVisible();
  });

  await test.step("the doctor's notes survive a failed validation and a reload", async () => {
    await box(doctor, /^Prescription/).fill('Aspirin 75 mg, one a day after food');
    await box(doctor, /^Systolic/).fill('138');
    await main(doctor).getByRole('button', { name: 'Complete visit' }).click();
    await expect(box(doctor, 'Diagnosis')).toBeFocused();
    await expect(main(doctor)).toContainText('Diagnosis is required');
    await expect(main(doctor)).toContainText('Diastolic pressure must be 20 to 200');
    await box(doctor, 'Diagnosis').fill('Stable angina');
    await doctor.reload();
    await expect(box(doctor, 'Diagnosis')).toHaveValue('Stable angina');
    await expect(box(doctor, /^Prescription/)).toHaveValue('Aspirin 75 mg, one a day after food');
    await expect(box(doctor, /^Systolic/)).toHaveValue('138');
  });

  await test.step('after completing the visit, the doctor sees the record and who can read it', async () => {
    await box(doctor, /^Diastolic/).fill('88');
    await box(doctor, /^Pulse/).fill('78');
    await main(doctor).getByRole('button', { name: 'Complete visit' }).click();
    await expect(doctor.getByText('Visit completed')).toBeVisible();
    await expect(main(doctor)).toContainText('Arjun Rao can now read this record under Records.');
    const record = main(doctor).getByRole('region', { name: 'Record of this visit' });
    await expect(record).toContainText('Stable angina');
    await expect(box(doctor, 'Diagnosis')).toHaveCount(0);
  });

  const patient = await openSecondPage();
  await test.step('the patient sees the record on the dashboard and opens it', async () => {
    await logIn(patient, people.arjun);
    await patient.getByRole('banner').getByRole('link', { name: 'Patient dashboard' }).click();
    const records = main(patient).getByRole('region', { name: 'Medical records' });
    await records.getByRole('link', { name: 'Stable angina' }).click();
    await expect(patient.getByRole('heading', { level: 1 })).toHaveText('Stable angina');
    await expect(main(patient)).toContainText('Aspirin 75 mg, one a day after food');
    await expect(main(patient)).toContainText('138/88 mmHg');
    await expect(main(patient)).toContainText('78 bpm');
    await patient.goto('/records');
    await expect(main(patient).getByRole('link', { name: 'Stable angina' })).toBeVisible();
  });

  await test.step("only the appointment's doctor can open the notes", async () => {
    await patient.goto(visit);
    await expect(patient).toHaveURL(/\/patient\/dashboard\//);
  });
});

test('a doctor prepares notes for a later visit and sees when it can be completed', async ({
  page,
}) => {
  await logIn(page, people.ananya, laterVisit);
  await expect(main(page)).toContainText('You can prepare your notes now');
  await box(page, 'Diagnosis').fill('Stable angina');
  const complete = main(page).getByRole('button', { name: 'Complete visit' });
  await expect(complete).toBeDisabled();
  await expect(complete).toHaveAccessibleDescription(/^You can complete this visit from .+ on /);
  await page.goto('/appointments?status=scheduled');
  await expect(
    main(page)
      .getByRole('button', { name: /^Complete, Arjun Rao/ })
      .first(),
  ).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Complete, Meera Nair/ })).toHaveCount(0);
});

test("a logout removes the doctor's unsaved notes", async ({ page }) => {
  await logIn(page, people.ananya, visit);
  await box(page, 'Diagnosis').fill('Stable angina');
  await logIn(page, people.ananya, visit);
  await expect(box(page, 'Diagnosis')).toHaveValue('');
});

test("a patient checks camera and microphone in a video visit's room", async ({ page }) => {
  await logIn(page, people.meera, room);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Video visit with Dr. Farah Qureshi',
  );
  await expect(main(page)).toContainText('Please be ready 10 minutes early.');
  await main(page).getByRole('button', { name: 'Check camera and microphone' }).click();
  await expect(main(page)).toContainText('Your devices are ready.');
  await expect(main(page)).toContainText('You can join on the day, ');
  const picture = main(page).getByLabel('Your camera');
  await expect
    .poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
  // Chromium's fake microphone plays a beep.
  await expect(main(page)).toContainText('Your microphone works.');

  const cameras = main(page).getByRole('combobox', { name: 'Camera' });
  await expect(cameras).toContainText('fake_device');
  await main(page).getByRole('button', { name: 'Mute' }).click();
  await expect(main(page)).toContainText('Nobody can hear you');
  await main(page).getByRole('button', { name: 'Unmute' }).click();
  await expect(main(page)).toContainText('Your devices are ready.');
  await main(page).getByRole('button', { name: 'Turn camera off' }).click();
  await expect(picture).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Turn camera on' }).click();
  await expect(picture).toBeVisible();

  await test.step('leaving the room stops camera and microphone', async () => {
    const stream = await picture.evaluateHandle((video: HTMLVideoElement) => video.srcObject);
    await main(page).getByRole('link', { name: 'Message Dr. Qureshi' }).click();
    await expect(page).toHaveURL(/\/messages\//);
    await expect
      .poll(() => stream.evaluate((held) => held instanceof MediaStream && held.active))
      .toBe(false);
  });
});

test('no other user can enter the room', inSoakOnly, async ({ page }) => {
  await logIn(page, people.arjun, room);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visit not found');
  await expect(main(page).getByRole('button', { name: /Check camera/ })).toHaveCount(0);
  await main(page).getByRole('link', { name: 'View appointments' }).click();
  await expect(page).toHaveURL('/appointments');
});

test("a doctor joins two of today's video visits from the list, one after the other", async ({
  page,
}) => {
  await logIn(page, people.ananya, '/appointments?status=scheduled');
  await main(page)
    .getByRole('link', { name: /^Join Call, Kavya Iyer/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Video visit with Kavya Iyer');
  await main(page).getByRole('link', { name: 'Write visit notes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visit with Kavya Iyer');
  await page.goto('/appointments?status=scheduled');
  await main(page)
    .getByRole('link', { name: /^Start, Joseph D/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visit with Joseph D’Souza');
});
