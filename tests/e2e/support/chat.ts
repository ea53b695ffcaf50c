import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { logIn, main } from './steps.ts';
import type { Person } from './people.ts';

export async function openConversation(page: Page, person: Person, partner: Person): Promise<void> {
  await logIn(page, person);
  await page.goto('/messages');
  await inboxEntry(page, partner).click();
  await expect(conversation(page, partner)).toBeVisible();
}

export function inboxEntry(page: Page | FrameLocator, partner: Person): Locator {
  return main(page).getByRole('link', { name: new RegExp(partner.name.replaceAll('.', '\\.')) });
}

export function conversation(page: Page | FrameLocator, partner: Person): Locator {
  return main(page).getByRole('log', { name: partner.name });
}

export function message(page: Page | FrameLocator, text: string): Locator {
  return main(page).getByRole('article').filter({ hasText: text });
}

export function tick(page: Page, text: string, name: string): Locator {
  return message(page, text).getByRole('img', { name, exact: true });
}

export function composer(page: Page | FrameLocator): Locator {
  return main(page).getByRole('textbox', { name: /^message to/i });
}

export async function send(page: Page, text: string): Promise<void> {
  await page.bringToFront();
  await composer(page).fill(text);
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('');
}

export async function recordTicks(page: Page, text: string): Promise<() => Promise<string[]>> {
  await page.evaluate((words) => {
    const names: string[] = [];
    const look = () => {
      const bubbles = [...document.querySelectorAll('article')];
      const bubble = bubbles.find(({ textContent }) => textContent?.includes(words));
      const name = bubble?.querySelector('[role="img"]')?.getAttribute('aria-label');
      if (name && names.at(-1) !== name) names.push(name);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { recordedTicks: names });
  }, text);
  return () =>
    page.evaluate(() => (window as unknown as { recordedTicks: string[] }).recordedTicks);
}

export async function setInView(page: Page, isInView: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isInView ? 'visible' : 'hidden',
  );
}

const AWAY_KEY = 'e2e-no-network';

/**
 * Call this before going offline. Unlike Playwright's, the simulated network state survives a
 * reload.
 */
export async function prepareForAbsence(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const real = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
    Object.defineProperty(Navigator.prototype, 'onLine', {
      get() {
        return sessionStorage.getItem(key) === null && real?.get?.call(this) !== false;
      },
    });
  }, AWAY_KEY);
}

export async function setNetwork(page: Page, isThere: boolean): Promise<void> {
  await page.evaluate(
    ([key, isBack]) => {
      if (isBack) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, '1');
      dispatchEvent(new Event(isBack ? 'online' : 'offline'));
    },
    [AWAY_KEY, isThere] as const,
  );
}
