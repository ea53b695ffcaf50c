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
import { inSoakOnly, test } from '../support/test.ts';

const RESTORE_LIMIT_MS = 10_000;
/** At 15 a second. */
const frames = process.env.SOAK ? 300 : 30;

test(
  `a call is back within 10 seconds after its network path has died, goes on for ${frames} frames without the server, and connects again after a reload once the server is back`,
  inSoakOnly,
  async ({ page: patient, openSecondPage, apiServer }) => {
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

    await test.step('the server stops', async () => {
      await apiServer?.stop();
      for (const page of [patient, doctor]) {
        await expect(main(page)).toContainText('The call goes on.');
      }
      const counts = [await countFrames(patient), await countFrames(doctor)];
      for (const [at, page] of [patient, doctor].entries()) {
        await expect
          .poll(() => countFrames(page), { timeout: 60_000 })
          .toBeGreaterThan((counts[at] ?? 0) + frames);
      }
      await control(patient, 'Mute').click();
      await expect(facts(doctor)).toContainText('Muted');
    });

    await test.step('the server starts again', async () => {
      await apiServer?.start();
      for (const page of [patient, doctor]) {
        await expect(main(page)).not.toContainText('The call goes on.');
      }
      await patient.reload();
      await checkDevices(patient);
      await join(patient);
      await Promise.all([expectPicture(patient, 'blue'), expectPicture(doctor, 'red')]);
    });
    path.close();
  },
);
