import { expect } from '@playwright/test';
import { connect, control, visitToday } from '../support/calls.ts';
import { people } from '../support/people.ts';
import { logIn, main } from '../support/steps.ts';
import { onPostgres, test } from '../support/test.ts';

test(
  'a doctor asks for health facts during a call, and the patient shows them and stops',
  onPostgres,
  async ({ page: patient, openSecondPage }) => {
    const doctor = await openSecondPage();
    await connect(patient, doctor);
    const facts = main(doctor).getByRole('region', { name: 'Health facts' });
    const request = patient.getByRole('region', { name: 'Request of Dr. Ananya Krishnan' });

    await test.step('the doctor sees beside the notes that allergies are not shared, and asks', async () => {
      await expect(facts).toContainText('Allergies are not shared');
      await expect(main(doctor).getByRole('textbox', { name: 'Diagnosis' })).toBeVisible();
      await facts.getByRole('button', { name: 'Ask to see them' }).click();
      await expect(facts).toContainText(/Asked at .* Arjun has not answered yet\./);
    });

    await test.step('the patient sees the request above the controls', async () => {
      await expect(request).toContainText(
        'Dr. Ananya Krishnan asks to see your allergies, medicines, date of birth and sex, for this visit, until',
      );
      await expect(request).toContainText('You have not written down any allergies.');
      await expect(patient.getByRole('region', { name: /^Request of/ })).toHaveCount(1);
    });

    await test.step('an answer without a connection is not lost', async () => {
      await patient.evaluate(() => {
        const { fetch } = globalThis;
        const offline: typeof fetch = async (input, init) => {
          if (init?.method === 'PUT') throw new TypeError('Failed to fetch');
          return fetch(input, init);
        };
        Object.assign(globalThis, {
          fetch: offline,
          connectAgain: () => Object.assign(globalThis, { fetch }),
        });
      });
      await request.getByRole('button', { name: 'Show them' }).click();
      await expect(request.getByRole('alert')).toBeVisible();
      await patient.evaluate(() => Reflect.get(globalThis, 'connectAgain')());
    });

    await test.step('after a yes, the doctor reads the facts without a reload', async () => {
      await request.getByRole('button', { name: 'Show them' }).click();
      await expect(request).toHaveCount(0);
      await expect(facts).toContainText('Telmisartan 40 mg');
      await expect(facts).toContainText('No allergies written down');
      await expect(facts).toContainText('Male');
      await expect(facts).toContainText('Shown to you until');
    });

    const elsewhere = await openSecondPage();
    await test.step('the patient stops it on another device, and the facts vanish from the call', async () => {
      await logIn(elsewhere, people.arjun, '/records');
      const access = main(elsewhere).getByRole('region', { name: 'Who can see your records' });
      await expect(access).toContainText('You show Dr. Krishnan your allergies');
      await access.getByRole('button', { name: /^Stop showing them, Dr. Ananya Krishnan/ }).click();
      await expect(facts).toContainText('Arjun no longer shares them.');
      await expect(facts).not.toContainText('Telmisartan');
      await expect(facts.getByRole('button')).toHaveCount(0);
    });

    await test.step('the visit page says so too, and the trail has each step', async () => {
      await control(doctor, 'Hang up').click();
      await main(doctor).getByRole('link', { name: 'Write visit notes' }).click();
      await expect(facts).toContainText('Arjun did not share them.');
      await elsewhere.reload();
      const looked = main(elsewhere).getByRole('region', { name: 'Who has looked' });
      await expect(looked).toContainText('Dr. Krishnan asked to see your health facts');
      await expect(looked).toContainText('You showed your health facts for your visit');
      await expect(looked).toContainText('You did not show your health facts for your visit');
    });
  },
);

test('a patient sees a request on any page, and can refuse it', async ({
  page: patient,
  openSecondPage,
}) => {
  await logIn(patient, people.arjun);
  const doctor = await openSecondPage();
  await logIn(doctor, people.ananya, `${visitToday}/visit`);
  const facts = main(doctor).getByRole('region', { name: 'Health facts' });
  await facts.getByRole('button', { name: 'Ask to see them' }).click();
  const request = patient.getByRole('region', { name: 'Request of Dr. Ananya Krishnan' });
  await expect(request).toContainText('for your visit on');
  await request.getByRole('button', { name: 'Do not show' }).click();
  await expect(request).toHaveCount(0);
  await expect(facts).toContainText('Arjun did not share them.');
  await expect(facts.getByRole('button')).toHaveCount(0);
});
