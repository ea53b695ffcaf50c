import { expect, type Page } from '@playwright/test';
import { people } from '../support/people.ts';
import { logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const visit = '/appointments/appointment-086/visit';

async function choose(page: Page, button: string, buffer: Buffer, name = 'signature.jpg') {
  const chooser = page.waitForEvent('filechooser');
  await section(page).getByRole('button', { name: button }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
}

const section = (page: Page) => main(page).getByRole('region', { name: 'Your signature' });
const picture = (page: Page) =>
  main(page).getByRole('img', { name: 'Signature of Dr. Ananya Krishnan' });

async function withLocation(page: Page): Promise<Buffer> {
  const plain = await page.screenshot({
    type: 'jpeg',
    clip: { x: 0, y: 0, width: 400, height: 200 },
  });
  const note = Buffer.from('Exif\0\0GPS 12.9716 N 77.5946 E');
  const head = Buffer.from([0xff, 0xe1, 0, note.length + 2]);
  return Buffer.concat([plain.subarray(0, 2), head, note, plain.subarray(2)]);
}

/** Keeps the text of the file that is uploaded, for `readSent`. */
async function noteUploads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function note(body) {
      const file = body instanceof FormData ? body.get('signature') : null;
      if (file instanceof File) {
        void file.text().then((text) => sessionStorage.setItem('sent-signature', text));
      }
      send.call(this, body);
    };
  });
}

const readSent = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('sent-signature') ?? '');

async function expectShown(page: Page): Promise<void> {
  await expect(picture(page)).toHaveAttribute('src', /^blob:/);
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(400);
}

test('a record keeps the signature that its doctor had, and the patient sees it', async ({
  page: doctor,
  openSecondPage,
}) => {
  await test.step('a file that is no picture is refused before it is sent', async () => {
    await noteUploads(doctor);
    await logIn(doctor, people.ananya, '/user');
    await choose(
      doctor,
      'Add a signature',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    );
    await expect(section(doctor).getByRole('alert')).toHaveText('Choose a JPEG, PNG or WebP file.');
  });

  await test.step('the doctor sees the picture before saving it, and after a reload', async () => {
    await choose(doctor, 'Add a signature', await withLocation(doctor));
    await expect(section(doctor)).toContainText('Not saved yet');
    await section(doctor).getByRole('button', { name: 'Save signature' }).click();
    await expect(doctor.getByText('Signature saved')).toBeVisible();
    const sent = await readSent(doctor);
    expect(sent).toContain('JFIF');
    expect(sent).not.toContain('Exif');
    await doctor.reload();
    await expectShown(doctor);
  });

  await test.step('the doctor completes a visit, and removes the signature', async () => {
    await doctor.goto(visit);
    await main(doctor).getByRole('textbox', { name: 'Diagnosis' }).fill('Stable angina');
    await main(doctor).getByRole('button', { name: 'Complete visit' }).click();
    await expect(doctor.getByText('Visit completed')).toBeVisible();
    await doctor.goto('/user');
    await section(doctor).getByRole('button', { name: 'Remove signature' }).click();
    const question = doctor.getByRole('dialog', { name: 'Remove your signature?' });
    await question.getByRole('button', { name: 'Remove signature' }).click();
    await expect(section(doctor)).toContainText('You have no signature yet.');
    await expect(picture(doctor)).toHaveCount(0);
  });

  await test.step('the record still has it', async () => {
    const patient = await openSecondPage();
    await logIn(patient, people.arjun, '/records');
    await main(patient).getByRole('link', { name: 'Stable angina' }).click();
    await expectShown(patient);
  });
});
