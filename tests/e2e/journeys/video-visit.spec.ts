import { expect } from '@playwright/test';
import {
  CONNECT_LIMIT_MS,
  checkDevices,
  connect,
  control,
  enterRoom,
  expectPicture,
  facts,
  failDevices,
  join,
  joinAsPatient,
  paintCamera,
  plugDevicesIn,
  room,
  visitToday,
} from '../support/calls.ts';
import { people } from '../support/people.ts';
import { logIn, main } from '../support/steps.ts';
import { inSoakOnly, onTheDemoAlone, test } from '../support/test.ts';

test('a patient and a doctor see each other, mute, turn the camera off, share a screen and hang up', async ({
  page: patient,
  openSecondPage,
}) => {
  const doctor = await openSecondPage();
  await paintCamera(patient, 'red');
  await paintCamera(doctor, 'blue');

  await test.step('the patient sees that the doctor is waiting, and must agree to the call', async () => {
    await logIn(patient, people.arjun, '/appointments?status=scheduled');
    await expect(main(patient).getByRole('link', { name: /^Join Call/ })).toBeVisible();
    await enterRoom(doctor, people.ananya);
    await join(doctor);
    await expect(main(doctor)).toContainText('Waiting for Arjun');
    await expect(main(patient)).toContainText('Dr. Krishnan is waiting');
    await patient.bringToFront();
    await main(patient)
      .getByRole('link', { name: /^Join Call/ })
      .click();
    await expect(patient).toHaveURL(room);
    await expect(main(patient)).toContainText('Dr. Krishnan is waiting');
    await checkDevices(patient);
    await join(patient);
    await expect(main(patient)).toContainText('Tick this box to join the call.');
    await joinAsPatient(patient);
  });

  await test.step('both see moving pictures within 5 seconds', async () => {
    await Promise.all([
      expectPicture(patient, 'blue', CONNECT_LIMIT_MS),
      expectPicture(doctor, 'red', CONNECT_LIMIT_MS),
    ]);
  });

  await test.step('each sees what the other turns off and shares', async () => {
    await control(patient, 'Mute').click();
    await expect(facts(doctor)).toContainText('Muted');
    await control(patient, 'Unmute').click();
    await expect(facts(doctor)).not.toContainText('Muted');
    await control(doctor, 'Turn camera off').click();
    await expect(main(patient)).toContainText('Dr. Krishnan’s camera is off');
    await control(doctor, 'Turn camera on').click();
    await expectPicture(patient, 'blue');
    await control(doctor, 'Share screen').click();
    await expect(facts(patient)).toContainText('Sharing the screen');
    await expectPicture(patient, 'yellow');
    await control(doctor, 'Stop sharing').click();
    await expectPicture(patient, 'blue');
  });

  await test.step('a link and the Back button ask before they end the call', async () => {
    const question = patient.getByRole('dialog', { name: 'Leave the call?' });
    await patient.getByRole('banner').getByRole('link', { name: 'CareSetu' }).click();
    await question.getByRole('button', { name: 'Stay in the call' }).click();
    await patient.goBack();
    await question.getByRole('button', { name: 'Stay in the call' }).click();
    await expectPicture(patient, 'blue');
  });

  await test.step('a reload returns to the room, and the call connects again', async () => {
    await patient.reload();
    await checkDevices(patient);
    await join(patient);
    await Promise.all([expectPicture(patient, 'blue'), expectPicture(doctor, 'red')]);
  });

  await test.step('hanging up shows each what happens next', async () => {
    await control(patient, 'Hang up').click();
    await expect(patient.getByRole('heading', { level: 1 })).toHaveText('The call has ended');
    await expect(patient.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(patient.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(main(patient).getByRole('link', { name: 'See medical records' })).toBeVisible();
    await expect(main(doctor)).toContainText('Arjun has left the call.');
    await main(doctor).getByRole('button', { name: 'End the call' }).click();
    await main(doctor).getByRole('link', { name: 'Write visit notes' }).click();
    await expect(doctor).toHaveURL(`${visitToday}/visit`);
  });
});

test(
  'a second device takes over the call, and the first one says so',
  inSoakOnly,
  async ({ page: patient, openSecondPage }) => {
    const doctor = await openSecondPage();
    await connect(patient, doctor);
    const phone = await openSecondPage();
    await paintCamera(phone, 'red');
    await enterRoom(phone, people.arjun);
    await join(phone);
    await expect(patient.getByRole('heading', { level: 1 })).toHaveText(
      'The call has moved to another device',
    );
    await Promise.all([expectPicture(phone, 'blue'), expectPicture(doctor, 'red')]);
  },
);

test(
  'a user whose devices do not open sees the reason and a way on',
  onTheDemoAlone,
  async ({ page }) => {
    await page.addInitScript(() => {
      const { mediaDevices } = navigator;
      mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    });
    await logIn(page, people.ananya);
    await page.goto(room);
    await main(page).getByRole('button', { name: 'Check camera and microphone' }).click();
    await expect(main(page)).toContainText('You need a working microphone to join.');
    await expect(main(page).getByRole('button', { name: 'Join call' })).toBeDisabled();
  },
);

test('a browser without WebRTC says so', onTheDemoAlone, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'RTCPeerConnection'));
  await enterRoom(page, people.ananya);
  await join(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This browser cannot make video calls',
  );
});

test(
  'a user whose devices stop in the call sees why, goes on, and turns them on again',
  inSoakOnly,
  async ({ page: patient, openSecondPage }) => {
    const doctor = await openSecondPage();
    await connect(patient, doctor);

    await test.step('the camera and the microphone were unplugged', async () => {
      await failDevices(patient, 'NotFoundError');
      await expect(facts(doctor)).toContainText('Muted, camera off');
      await expect(main(patient)).toContainText('Your microphone has stopped.');
      await expectPicture(patient, 'blue');
      await control(patient, 'Unmute').click();
      await expect(main(patient).getByRole('alert')).toContainText('No microphone was found');
    });
    await test.step('another app uses the camera', async () => {
      await failDevices(patient, 'NotReadableError');
      await control(patient, 'Turn camera on').click();
      await expect(main(patient)).toContainText('Another app is using your camera');
    });
    await test.step('the browser no longer allows them', async () => {
      await failDevices(patient, 'NotAllowedError');
      const retry = main(patient).getByRole('alert').getByRole('button', { name: 'Try again' });
      for (const [at, words] of ['your camera', 'your microphone'].entries()) {
        await retry.nth(at).click();
        await expect(main(patient)).toContainText(`CareSetu cannot use ${words}`);
      }
    });
    await test.step('both work again', async () => {
      await plugDevicesIn(patient);
      await control(patient, 'Turn camera on').click();
      await control(patient, 'Unmute').click();
      await expect(main(patient).getByRole('alert')).toHaveCount(0);
      await expect(facts(doctor)).not.toContainText(/muted|camera off/i);
      await expectPicture(doctor, 'red');
    });
    await test.step('the patient uses sound only, and then video again', async () => {
      await control(patient, 'More').click();
      await patient.getByRole('menuitem', { name: 'Use sound only' }).click();
      await expect(facts(doctor)).toContainText('Has sound only');
      await expect(main(patient)).toContainText('You are using sound only.');
      await main(patient).getByRole('button', { name: 'Turn video back on' }).click();
      await Promise.all([expectPicture(patient, 'blue'), expectPicture(doctor, 'red')]);
    });
  },
);
