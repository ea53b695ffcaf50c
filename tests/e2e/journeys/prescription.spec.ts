import { expect } from '@playwright/test';
import { connect, control } from '../support/calls.ts';
import { findDueVideoVisit } from '../support/due-slot.ts';
import { people } from '../support/people.ts';
import { printPages, squeeze } from '../support/pdf.ts';
import { logIn, main } from '../support/steps.ts';
import { onPostgres, test } from '../support/test.ts';

const lines = Array.from({ length: 12 }, (_, index) => [
  `Medicine-${index + 1} 10 mg`,
  `Dose-${index + 1}`,
  `When-${index + 1}`,
  `Days-${index + 1}`,
  `Remarks-${index + 1}`,
]);

test(
  'a doctor prescribes 12 medicines in a call with the keyboard, and the patient prints them on one page',
  onPostgres,
  async ({ page: patient, openSecondPage, backend, apiPort }) => {
    const doctor = await openSecondPage();
    const apiUrl = backend === 'demo' ? '' : `http://localhost:${apiPort}`;
    const visit = await findDueVideoVisit(patient, doctor, apiUrl);

    await test.step('the doctor writes them beside the call, and completes the visit', async () => {
      await connect(patient, doctor, `${visit}/room`);
      await doctor.bringToFront();
      const notes = main(doctor).getByRole('region', { name: 'Visit notes' });
      await notes.getByText('Readings, history and last prescription').click();
      const again = notes.getByRole('button', { name: 'Use again' });
      await expect(again).toHaveAccessibleDescription(/Telmisartan 40 mg$/);
      await notes.getByRole('textbox', { name: 'Diagnosis' }).fill('Stable angina');
      await notes.getByRole('button', { name: 'Add a medicine' }).press('Enter');
      for (const line of lines) {
        for (const text of line) {
          await doctor.keyboard.insertText(text);
          await doctor.keyboard.press('Enter');
        }
      }
      const last = notes.getByRole('group', { name: 'Medicine 13' });
      await expect(last.getByRole('textbox', { name: 'Name and strength' })).toBeFocused();
      await last.getByRole('button', { name: 'Remove' }).press('Enter');
      await notes.getByRole('button', { name: 'Complete visit' }).click();
      await expect(notes).toContainText('You have completed this visit.');
    });

    await test.step('the doctor hangs up, and prints them', async () => {
      await control(doctor, 'Hang up').click();
      await main(doctor).getByRole('link', { name: 'Open the visit' }).click();
      await expect(main(doctor).getByRole('button', { name: 'Print prescription' })).toBeVisible();
      const pages = await printPages(doctor);
      expect(pages).toHaveLength(1);
      expect(pages[0]).toContain(squeeze('Remarks-12'));
    });

    await test.step('the patient finds and prints the prescription', async () => {
      await patient.bringToFront();
      await logIn(patient, people.arjun, '/records');
      await main(patient).getByRole('link', { name: 'Stable angina' }).click();
      await expect(main(patient).getByRole('listitem').filter({ hasText: 'Dose-' })).toHaveCount(
        12,
      );
      // The paper is hidden on the screen.
      await expect(patient.getByRole('article', { includeHidden: true }).last()).toContainText(
        'years',
      );
      const [only = '', ...others] = await printPages(patient);
      expect(others).toEqual([]);
      for (const text of [
        ...lines.flat(),
        'Dr. Ananya Krishnan',
        'Arjun Rao',
        'By video',
        'Signature',
      ])
        expect(only).toContain(squeeze(text));
      expect(only).toMatch(/Age\d+years/);
      const medicines = lines.map(([medicine = '']) => only.indexOf(squeeze(medicine)));
      expect(medicines).toEqual(medicines.toSorted((a, b) => a - b));
      expect(only).not.toMatch(/Page\d/);
    });

    await test.step('the doctor uses them again in the next visit', async () => {
      await doctor.bringToFront();
      await doctor.goto('/appointments/appointment-086/visit');
      await main(doctor).getByRole('button', { name: 'Use again' }).click();
      await expect(main(doctor).getByRole('group', { name: /^Medicine \d/ })).toHaveCount(12);
    });
  },
);
