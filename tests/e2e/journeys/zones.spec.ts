import { expect } from '@playwright/test';
import { people } from '../support/people.ts';
import { bookingChoices, logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const extremes = ['Pacific/Kiritimati', 'America/Los_Angeles'];
const zones = process.env.SOAK
  ? [...extremes, 'UTC', 'America/New_York', 'Asia/Kolkata']
  : extremes;

for (const [label, instant] of [
  ['23:45', '2026-11-24T18:15:00Z'],
  ['00:15', '2026-11-24T18:45:00Z'],
] as const) {
  if (label === '00:15' && !process.env.SOAK) continue;
  test(
    `users in ${zones.length} time zones see the same days and times at ${label} in India`,
    {
      // With a real API, the app follows the server's clock.
      tag: '@demo-alone',
    },
    async ({ browser }) => {
      const seen: string[] = [];
      for (const timezoneId of zones) {
        const context = await browser.newContext({ timezoneId });
        const page = await context.newPage();
        await page.clock.setFixedTime(instant);
        await logIn(page, people.meera, '/appointments/book/doctor-ananya-krishnan');
        const { dates, freeTimes } = bookingChoices(page);
        await dates.first().check();
        await expect(freeTimes.first()).toBeVisible();
        const names = await main(page)
          .getByRole('radio')
          .evaluateAll((radios) =>
            radios.map(
              (radio) => radio.closest('label')?.textContent ?? radio.getAttribute('aria-label'),
            ),
          );
        seen.push(names.join('|'));
        const notice = main(page).getByText(/India/);
        await expect(notice.first()).toBeVisible();
        await context.close();
      }
      expect(new Set(seen).size).toBe(1);
      expect(seen[0]).toContain('25');
    },
  );
}
