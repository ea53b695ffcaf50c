import { expect } from '@playwright/test';
import {
  checkDevices,
  connect,
  control,
  countFrames,
  expectFrozen,
  expectPicture,
  facts,
  join,
} from '../support/calls.ts';
import { MediaPath } from '../support/media-path.ts';
import { main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const RESTORE_LIMIT_MS = 10_000;
/** At 15 a second. */
const frames = process.env.SOAK ? 300 : 30;

test(`the call goes on for ${frames} frames without the server, and connects again after a reload once the server is back`, async ({
  page: patient,
  openSecondPage,
  apiServer,
}) => {
  test.setTimeout(120_000);
  const doctor = await openSecondPage();
  await connect(patient, doctor);
  await apiServer?.stop();
  for (const page of [patient, doctor]) {
    await expect(main(page)).toContainText('The call goes on.');
  }
  for (const page of [patient, doctor]) {
    const before = await countFrames(page);
    await expect
      .poll(() => countFrames(page), { timeout: 60_000 })
      .toBeGreaterThan(before + frames);
  }
  await control(patient, 'Mute').click();
  await expect(facts(doctor)).toContainText('Muted');
  await apiServer?.start();
  for (const page of [patient, doctor]) {
    await expect(main(page)).not.toContainText('The call goes on.');
  }
  await patient.reload();
  await checkDevices(patient);
  await join(patient);
  await Promise.all([expectPicture(patient, 'blue'), expectPicture(doctor, 'red')]);
});

test('a call whose network path has died is back within 10 seconds', async ({
  page: patient,
  openSecondPage,
}) => {
  test.setTimeout(120_000);
  const doctor = await openSecondPage();
  const path = new MediaPath();
  for (const page of [patient, doctor]) await path.lead(page);
  await connect(patient, doctor);
  path.cut();
  await test.step(
    'both see each other again',
    async () => {
      await Promise.all([expectFrozen(patient), expectFrozen(doctor)]);
      await Promise.all([expectPicture(patient, 'blue'), expectPicture(doctor, 'red')]);
    },
    { timeout: RESTORE_LIMIT_MS },
  );
  path.close();
});
