import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD, type Person } from './people.ts';

export function main(page: Page | FrameLocator): Locator {
  return page.getByRole('main');
}

export function accountButton(page: Page | FrameLocator): Locator {
  return page
    .getByRole('banner')
    .getByRole('button', { expanded: false })
    .and(page.locator('[aria-haspopup]'));
}

/**
 * Logs out first if another tab is logged in.
 * @param address `/login`, or a page that requires a login and opens after it
 */
export async function logIn(page: Page, person: Person, address = '/login'): Promise<void> {
  await page.goto(address);
  await expect(
    accountButton(page).or(main(page).getByRole('button', { name: 'Login', exact: true })),
  ).toBeVisible();
  if (await accountButton(page).isVisible()) {
    await logOut(page);
    await page.goto(address);
  }
  await main(page).getByRole('radio', { name: person.role }).check();
  await main(page).getByRole('textbox', { name: 'Mobile number' }).fill(person.phone);
  await main(page).getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await main(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

export async function logOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

export async function typeCode(page: Page, code: string): Promise<void> {
  await main(page).getByRole('textbox').first().click();
  await page.keyboard.type(code);
}

export function bookingChoices(page: Page | FrameLocator): { dates: Locator; freeTimes: Locator } {
  return {
    dates: main(page).getByRole('group', { name: /date/i }).getByRole('radio'),
    freeTimes: main(page)
      .getByRole('group', { name: /time/i })
      .getByRole('radio', { name: /available/ }),
  };
}
