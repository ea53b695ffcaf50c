import { expect } from '@playwright/test';
import { openAlone, test } from '../support/library.ts';
import { ScreenReader } from '../support/screen-reader.ts';
import { giveProps } from '../support/stories.ts';

const story = 'screens-otpscreen--empty';

test('a person who listens confirms a number by its code', async ({ page, library }) => {
  test.setTimeout(120_000);
  await openAlone(page, library, story);
  const reader = await ScreenReader.start(page);

  expect(await reader.readAll()).toEqual([
    'One small step, then you are in.',
    'heading, Verify your number, level 1',
    'We sent a 6-digit code by SMS to',
    '+91 98450 21763',
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
    'Resend code in 0:24',
    'button, Resend code, disabled',
    'CareSetu will never call you to ask for this code.',
  ]);

  const digit = (place: number) => page.getByRole('textbox', { name: `Digit ${place} of 6` });
  expect(await reader.during(() => digit(1).focus())).toEqual(['textbox, Digit 1 of 6']);
  expect(await reader.during(() => page.keyboard.press('4'))).toEqual(['textbox, Digit 2 of 6']);

  // Too short: the first box that wants a digit has the focus, and says what is wrong.
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
      await giveProps(page, story, { isSubmitting: true });
      await expect(page.getByRole('button', { name: 'Please wait: Verify OTP' })).toBeVisible();
    }),
  ).toEqual(['assertive: Please wait']);
  expect(
    await reader.during(async () => {
      await giveProps(page, story, { isSubmitting: false, error: 'Invalid OTP' });
      await expect(digit(1)).toBeFocused();
    }),
  ).toEqual(['textbox, Digit 1 of 6, 4, Invalid OTP, invalid']);
  expect(await reader.during(() => page.keyboard.press('9'))).toEqual(['textbox, Digit 2 of 6, 0']);

  // Seconds go by without a word.
  expect(
    await reader.during(async () => {
      await giveProps(page, story, { resendAt: new Date('2026-11-21T04:30:09Z') });
      await expect(page.getByText('Resend code in 0:09')).toBeVisible();
    }),
  ).toEqual([]);
  expect(
    await reader.during(async () => {
      await giveProps(page, story, { resendAt: null });
      await expect(page.getByText('No code yet?')).toBeVisible();
    }),
  ).toEqual([]);
  expect(
    await reader.during(() => page.getByRole('button', { name: 'Resend code' }).focus()),
  ).toEqual(['button, Resend code']);
});
