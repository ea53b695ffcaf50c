import { expect } from '@playwright/test';
import { currentTime } from '../../../src/domain/time/clock.ts';
import { TEST_DOCTOR_WEBHOOK_SECRET } from '../../../backend/testing/test-secrets.ts';
import { doctorVerification } from '../../../src/contract/verification.ts';
import { people } from '../support/people.ts';
import { accountButton, bookingChoices, logIn, main, typeCode } from '../support/steps.ts';
import { test } from '../support/test.ts';

const number = 'DMC 48213';

test("a new doctor with a known doctor's name is listed and booked only after the verification", async ({
  page,
  openSecondPage,
  readCode,
  backend,
  apiUrl,
  request,
}) => {
  const form = main(page);
  let doctorId = '';

  await test.step('the doctor signs up', async () => {
    await page.goto('/signup');
    await form.getByRole('radio', { name: 'Doctor' }).check();
    await form.getByRole('textbox', { name: 'Full name' }).fill('Dr. Ananya Krishnan');
    await form.getByRole('textbox', { name: 'Mobile number' }).fill('9000054321');
    await form.getByLabel('Password', { exact: true }).fill('sunflower');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Get OTP' }).click();
    await typeCode(page, await readCode());
    await form.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(accountButton(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Doctor dashboard' }).click();
    await expect(page).toHaveURL(/\/doctor\/dashboard\//);
    doctorId = page.url().split('/').at(-1) ?? '';
  });

  await test.step('the dashboard leads to the registration', async () => {
    const notice = form.getByRole('region', { name: 'Add your medical registration' });
    await notice.getByRole('link', { name: 'Add your registration' }).click();
    const section = form.getByRole('region', { name: 'Medical registration' });
    await section.getByRole('textbox', { name: /Registration number/ }).fill(number);
    await section.getByRole('textbox', { name: /Year of registration/ }).fill('2019');
    await section.getByRole('combobox', { name: 'Medical council' }).fill('Delhi');
    await page.getByRole('option', { name: 'Delhi Medical Council' }).click();
    await section.getByRole('button', { name: 'Send for verification' }).click();
    await expect(
      section.getByRole('region', { name: 'Your registration is being verified' }),
    ).toContainText(number);
  });

  await test.step('the doctor sets up the profile and the hours', async () => {
    const profile = form.getByRole('region', { name: 'Your profile' });
    await profile.getByRole('combobox', { name: 'Specialty' }).fill('Cardiology');
    await page.keyboard.press('Escape');
    await profile.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Doctor dashboard' }).click();
    await form.getByRole('button', { name: 'Set your hours' }).click();
    const editor = page.getByRole('dialog');
    for (const day of [
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]) {
      await editor.getByRole('button', { name: `Add hours, ${day}` }).click();
    }
    await editor.getByRole('button', { name: 'Save schedule' }).click();
    await expect(form.getByRole('region', { name: 'Patients cannot find you yet' })).toBeHidden();
  });

  const other = await openSecondPage();
  const cards = main(other).getByRole('listitem').filter({ hasText: 'Dr. Ananya Krishnan' });

  await test.step('patients do not find the doctor', async () => {
    await logIn(other, people.meera);
    await other.goto('/doctors');
    await expect(cards).toHaveCount(1);
    await expect(main(other).getByText(`Reg. no. ${number}`)).toBeHidden();
    await other.goto(`/doctors/${doctorId}`);
    await expect(main(other).getByText('Doctor not found')).toBeVisible();
  });

  await test.step('the back office verifies the doctor', async () => {
    await page.bringToFront();
    const notice = form.getByRole('region', { name: 'Your registration is being verified' });
    await expect(notice).toBeVisible();
    if (backend === 'demo') {
      await page.getByRole('button', { name: 'Accept this doctor' }).click();
    } else {
      const address = `${apiUrl}/api/webhooks/doctors/${doctorId}`;
      const headers = { 'x-webhook-secret': TEST_DOCTOR_WEBHOOK_SECRET };
      const shown = doctorVerification.parse(
        await (await request.get(address, { headers })).json(),
      );
      const { requestedAt } = shown.verification;
      const decidedAt = currentTime().toISOString();
      const data = { outcome: 'accepted', requestedAt, decidedAt };
      const reply = await request.post(address, { headers, data });
      expect(reply.status()).toBe(200);
    }
    await expect(notice).toBeHidden();
  });

  await test.step('a patient tells the two doctors apart and books the new one', async () => {
    await other.bringToFront();
    await other.goto('/doctors');
    await expect(cards).toHaveCount(2);
    const card = cards.filter({ hasText: `Reg. no. ${number}` });
    await card.getByRole('link', { name: /View Profile/ }).click();
    await expect(
      main(other).getByText(`Reg. no. ${number}, Delhi Medical Council, 2019`),
    ).toBeVisible();
    await main(other).getByRole('link', { name: 'Book Appointment' }).first().click();
    const { dates, freeTimes } = bookingChoices(other);
    await dates.nth(2).check();
    await freeTimes.first().check();
    await main(other).getByRole('radio', { name: 'Video' }).check();
    await main(other)
      .getByRole('button', { name: /^Confirm/ })
      .click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Appointment Pending');
    await expect(main(other).getByText(`Reg. no. ${number}`)).toBeVisible();
  });
});
