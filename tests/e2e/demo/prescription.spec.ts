import { expect, type Page } from '@playwright/test';
import { people } from '../support/people.ts';
import { printPages, squeeze } from '../support/pdf.ts';
import { logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

/** Of Arjun Rao, with Dr. Krishnan. */
const visit = '/appointments/appointment-086/visit';

const number = (index: number) => String(index + 1).padStart(2, '0');

const english = (index: number) => ({
  medicine: `Paracetamol-${number(index)} 500 mg`,
  dose: `Dose-${number(index)}: 1 tablet`,
  when: `When-${number(index)}: after food`,
  duration: `Days-${number(index)}: 5`,
  remarks: `Remarks-${number(index)}: at most three tablets a day, with a glass of water`,
});

const hindi = (index: number) => ({
  medicine: `पैरासिटामोल-${number(index)} 500 mg`,
  dose: `Dose-${number(index)}: 1 गोली`,
  when: `When-${number(index)}: खाने के बाद`,
  duration: `Days-${number(index)}: 5 दिन`,
  remarks: `Remarks-${number(index)}: दिन में तीन बार`,
});

type Line = ReturnType<typeof english>;

/** Stores the draft as the form does. Writing 40 lines by hand takes a minute. */
async function complete(page: Page, prescriptionLines: Line[]): Promise<void> {
  await logIn(page, people.ananya, visit);
  await main(page).getByRole('textbox', { name: 'Diagnosis' }).fill('Stable angina');
  await main(page)
    .getByRole('textbox', { name: /^Prescription/ })
    .fill('Walk half an hour a day.');
  await main(page)
    .getByRole('textbox', { name: /^Notes/ })
    .fill('Come back in a week.');
  await main(page)
    .getByRole('textbox', { name: /^Pulse/ })
    .fill('78');
  await page.evaluate((lines) => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('caresetu-visit:'));
    const draft = JSON.parse(sessionStorage.getItem(key ?? '') ?? '{}');
    sessionStorage.setItem(key ?? '', JSON.stringify({ ...draft, prescriptionLines: lines }));
  }, prescriptionLines);
  await page.reload();
  await expect(main(page).getByRole('group', { name: /^Medicine \d/ })).toHaveCount(
    prescriptionLines.length,
  );
  await main(page).getByRole('button', { name: 'Complete visit' }).click();
  await expect(main(page).getByRole('button', { name: 'Print prescription' })).toBeVisible();
}

function expectWholeLines(pages: string[], lines: Line[]): void {
  for (const line of lines) {
    const found = Object.values(line).map((text) =>
      pages.flatMap((page, index) => (page.includes(squeeze(text)) ? [index] : [])),
    );
    expect(found, line.medicine).toEqual(found.map(() => found[0]));
    expect(found[0], line.medicine).toHaveLength(1);
  }
}

for (const [script, write] of [
  ['English', english],
  ['Hindi', hindi],
] as const) {
  for (const [count, isOnePage] of [
    [3, true],
    [12, true],
    [40, false],
  ] as const) {
    test(`a prescription of ${count} medicines in ${script} prints whole lines ${isOnePage ? 'on one page' : 'on numbered pages'}`, async ({
      page,
    }) => {
      const lines = Array.from({ length: count }, (_, index) => write(index));
      await complete(page, lines);
      const pages = await printPages(page);
      expectWholeLines(pages, lines);
      const [first = ''] = pages;
      for (const text of [
        'Dr. Ananya Krishnan',
        'MBBS',
        'Registration',
        'Medical Council',
        'Patient',
        'Arjun Rao',
        'Diagnosis',
        'Stable angina',
        'Heart rate 78 bpm',
        'Rx',
      ])
        expect(first).toContain(squeeze(text));
      const all = pages.join('');
      for (const text of [
        'Walk half an hour a day.',
        'Come back in a week.',
        'Signature',
        'CareSetu',
      ])
        expect(all.split(squeeze(text)), text).toHaveLength(2);
      for (const text of ['Print prescription', 'Log Out', 'Messages', 'Demo', 'Reset'])
        expect(all).not.toContain(squeeze(text));
      expect(pages.length === 1).toBe(isOnePage);
      const numbers = pages.map((text) => /Page\d+of\d+/.exec(text)?.[0]);
      expect(numbers).toEqual(
        isOnePage ? [undefined] : pages.map((_, index) => `Page${index + 1}of${pages.length}`),
      );
      const heads = pages.filter((text) => text.includes(squeeze('For how long')));
      const withLines = pages.filter((text) => /Dose-\d/.test(text));
      expect(heads).toEqual(withLines);
    });
  }
}
