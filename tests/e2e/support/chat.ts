import { expect, type Locator, type Page } from '@playwright/test';
import { logIn, main } from './steps.ts';
import type { Person } from './people.ts';

/** Signs in and opens the conversation with a partner from the inbox. */
export async function openConversation(page: Page, person: Person, partner: Person): Promise<void> {
  await logIn(page, person);
  await page.goto('/messages');
  await inboxEntry(page, partner).click();
  await expect(conversation(page, partner)).toBeVisible();
}

/** A partner's entry in the inbox. */
export function inboxEntry(page: Page, partner: Person): Locator {
  return main(page).getByRole('link', { name: new RegExp(partner.name.replaceAll('.', '\\.')) });
}

/** The conversation that is open. */
export function conversation(page: Page, partner: Person): Locator {
  return main(page).getByRole('log', { name: partner.name });
}

/** A message of the open conversation, by what is in it. */
export function message(page: Page, text: string): Locator {
  return main(page).getByRole('article').filter({ hasText: text });
}

/** How far an own message has come, by the name of its tick. */
export function tick(page: Page, text: string, name: string): Locator {
  return message(page, text).getByRole('img', { name, exact: true });
}

/** The composer's text box. */
export function composer(page: Page): Locator {
  return main(page).getByRole('textbox', { name: /^message to/i });
}

/** Writes a message and sends it with Enter. */
export async function send(page: Page, text: string): Promise<void> {
  await page.bringToFront();
  await composer(page).fill(text);
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('');
}

/** What every tick of one message was called, from its first moment on; ask before it is sent. */
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

/** Puts a page out of sight, as another tab before it does, or back into view. */
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

/** Lets a test take a page's network away over a reload, which a real one would not survive. Call it first. */
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

/** Tells a page that it has no network, or has it again, as a browser does. */
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
