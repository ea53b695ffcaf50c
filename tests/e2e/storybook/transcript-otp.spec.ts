import { expect } from '@playwright/test';
import { openAlone, test } from '../support/library.ts';
import { ScreenReader } from '../support/screen-reader.ts';
import { setArgs } from '../support/stories.ts';

test('a screen reader user signs in with a code', async ({ page, library }) => {
  await openAlone(page, library, 'pages-signin--verify-otp', 'a11y.manual:!true');
  const reader = await ScreenReader.start(page);

  expect(await reader.readMain()).toEqual([
    'main',
    'One small step, then you are in.',
    'heading, Verify your number, level 1',
    'We sent a 6-digit code by SMS to',
    '+91 90000 54321',
    'link, Change',
    'form',
    'group, Enter the code',
    'Enter the code',
    'textbox, Digit 1 of 6',
    'textbox, Digit 2 of 6',
    'textbox, Digit 3 of 6',
    'textbox, Digit 4 of 6',
    'textbox, Digit 5 of 6',
    'textbox, Digit 6 of 6',
    'end of group, Enter the code',
    'button, Verify OTP',
    'Resend code in 0:30',
    'button, Resend code, disabled',
    'CareSetu will never call you to ask for this code.',
    'region, Demo phone',
    'Demo phone',
    'No real SMS is sent. Your messages appear here.',
    'list',
    '10:00 am',
    'to +91',
    '90000 54321',
    'Your CareSetu code is',
    'strong',
    '482913',
    '. It is valid for 10 minutes.',
    'button, Fill in the code',
    'end of region, Demo phone',
  ]);

  const digit = (place: number) => page.getByRole('textbox', { name: `Digit ${place} of 6` });
  expect(await reader.during(() => digit(1).focus())).toEqual(['textbox, Digit 1 of 6']);
  expect(await reader.during(() => page.keyboard.press('4'))).toEqual(['textbox, Digit 2 of 6']);

  expect(
    await reader.during(async () => {
      await page.keyboard.press('Enter');
      await expect(page.getByText('Enter a valid 6-digit OTP')).toBeVisible();
    }),
  ).toEqual(['textbox, Digit 2 of 6, Enter a valid 6-digit OTP, invalid']);

  const paste = () =>
    digit(2).evaluate((box) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '407215');
      box.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
  expect(await reader.during(paste)).toEqual(['textbox, Digit 6 of 6, 5']);
  expect(
    await reader.during(async () => {
      await page.keyboard.press('Enter');
      await expect(digit(1)).toBeFocused();
    }),
  ).toEqual(['assertive: Please wait', 'textbox, Digit 1 of 6, 4, Invalid OTP, invalid']);

  expect(await reader.during(() => page.keyboard.type('482913'))).toEqual([
    'textbox, Digit 6 of 6, 3',
  ]);
  expect(
    await reader.during(async () => {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Account of Kiran Pati' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }),
  ).toEqual([
    'assertive: Please wait',
    'polite: OTP verified successfully',
    'polite: CareSetu | Home',
    'heading, Connecting You to Better Health, level 1',
  ]);
  const reading = await reader.readAll();
  const banner = reading.slice(
    reading.indexOf('banner'),
    reading.indexOf('region, Notifications Alt+T'),
  );
  expect(banner).toEqual([
    'banner',
    'link, CareSetu',
    'navigation, Main',
    'link, Home, current page',
    'link, Services',
    'link, Find a Doctor',
    'link, About-Us',
    'link, Patient dashboard',
    'button, Account of Kiran Pati, not expanded, has popup menu',
    'button, Use dark theme',
  ]);
});

test('the countdown until another code can be sent is not announced', async ({ page, library }) => {
  const story = 'screens-auth-otpscreen--empty';
  await openAlone(page, library, story, 'a11y.manual:!true');
  const reader = await ScreenReader.start(page);
  await reader.readAll();
  const first = page.getByRole('textbox', { name: 'Digit 1 of 6' });
  expect(await reader.during(() => first.focus())).toEqual(['textbox, Digit 1 of 6']);
  expect(
    await reader.during(async () => {
      await setArgs(page, story, { resendAt: new Date('2026-11-21T04:30:09Z') });
      await expect(page.getByText('Resend code in 0:09')).toBeVisible();
    }),
  ).toEqual([]);
  expect(
    await reader.during(async () => {
      await setArgs(page, story, { resendAt: null });
      await expect(page.getByText('No code yet?')).toBeVisible();
    }),
  ).toEqual([]);
  expect(
    await reader.during(() => page.getByRole('button', { name: 'Resend code' }).focus()),
  ).toEqual(['button, Resend code']);
});
