import { expect } from '@playwright/test';
import { main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const storageWords = /^Your browser blocks storage for this site/;
const workerWords = /^Your browser blocks service workers for this site/;

/** In the ways in which browsers do it. */
const blocks: [string, RegExp, () => void][] = [
  [
    'local storage',
    storageWords,
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    },
  ],
  [
    'session storage',
    storageWords,
    () => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    },
  ],
  [
    'IndexedDB',
    storageWords,
    () => {
      indexedDB.open = () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
    },
  ],
  [
    'a service worker',
    workerWords,
    () => {
      navigator.serviceWorker.register = () =>
        Promise.reject(new DOMException('Permission denied.', 'SecurityError'));
    },
  ],
  [
    'all service workers',
    workerWords,
    () => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }),
  ],
];

for (const [name, words, block] of blocks) {
  test(`with ${name} blocked, the login page says so and its form is off`, async ({ page }) => {
    await page.addInitScript(block);
    for (const [path, action] of [
      ['/login', 'Login'],
      ['/signup', 'Get OTP'],
      ['/forgot-password', 'Get OTP'],
    ] as const) {
      await page.goto(path);
      await expect(main(page).getByRole('alert')).toHaveText(words);
      await expect(main(page).getByRole('button', { name: action, exact: true })).toBeDisabled();
      await expect(main(page).getByRole('textbox').first()).toBeDisabled();
      await expect(page.getByText(/Check your connection/)).toHaveCount(0);
    }
  });
}
