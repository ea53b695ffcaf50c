import { expect } from '@playwright/test';
import { openAlone, test } from '../support/library.ts';
import { ScreenReader } from '../support/screen-reader.ts';
import { giveProps } from '../support/stories.ts';

const story = 'screens-bookingscreen--date-chosen';

test('a person who listens books a visit on a phone', async ({ page, library }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlone(page, library, story);
  const reader = await ScreenReader.start(page);

  expect(await reader.readAll()).toEqual([
    'main',
    'heading, Book an appointment, level 1',
    'with Dr. Ananya Krishnan',
    'heading, Choose a date, level 2',
    'group, Choose a date',
    'radio, Mon, 23 Nov, not checked, position 1, set size 6',
    'radio, Wed, 25 Nov, checked, position 2, set size 6',
    'radio, Fri, 27 Nov, not checked, position 3, set size 6',
    'radio, Mon, 30 Nov, not checked, position 4, set size 6',
    'radio, Wed, 2 Dec, not checked, position 5, set size 6',
    'radio, Fri, 4 Dec, not checked, position 6, set size 6',
    'end of group, Choose a date',
    'heading, Choose a time, level 2',
    '30 minutes each',
    'group, Choose a time',
    'radio, Wednesday 25 November, 9:00 am, available, not checked, position 1, set size 8',
    'radio, Wednesday 25 November, 9:30 am, taken, not checked, disabled, position 2, set size 8',
    'radio, Wednesday 25 November, 10:00 am, available, not checked, position 3, set size 8',
    'radio, Wednesday 25 November, 10:30 am, available, not checked, position 4, set size 8',
    'radio, Wednesday 25 November, 11:00 am, taken, not checked, disabled, position 5, set size 8',
    'radio, Wednesday 25 November, 11:30 am, available, not checked, position 6, set size 8',
    'radio, Wednesday 25 November, 12:00 pm, available, not checked, position 7, set size 8',
    'radio, Wednesday 25 November, 12:30 pm, available, not checked, position 8, set size 8',
    'Times are in India Standard Time. Struck-through times are taken.',
    'end of group, Choose a time',
    'heading, How would you like to meet?, level 2',
    'radiogroup, How would you like to meet?',
    'radio, In-person, $100, checked, position 1, set size 3',
    'In-person',
    '$100',
    'radio, Video, $50, not checked, position 2, set size 3',
    'Video',
    '$50',
    'radio, Phone, $35, not checked, position 3, set size 3',
    'Phone',
    '$35',
    'end of radiogroup, How would you like to meet?',
    'heading, Notes for the doctor, optional, level 2',
    'textbox, Notes for the doctor, optional',
    'Choose a time to confirm.',
    'In-person, $100',
    'button, Confirm, disabled',
  ]);

  const press = (key: string) => reader.during(() => page.keyboard.press(key));
  const wednesday = page.getByRole('radio', { name: 'Wed, 25 Nov' });
  expect(await reader.during(() => wednesday.focus())).toEqual([
    'radio, Wed, 25 Nov, checked, position 2, set size 6',
  ]);
  expect(await press('ArrowRight')).toEqual([
    'radio, Fri, 27 Nov, checked, position 3, set size 6',
  ]);
  expect(await press('Tab')).toEqual([
    'radio, Friday 27 November, 2:00 pm, available, not checked, position 1, set size 8',
  ]);
  expect(await press('Space')).toEqual([
    'radio, Friday 27 November, 2:00 pm, available, checked, position 1, set size 8',
  ]);
  expect(await press('ArrowDown')).toEqual([
    'radio, Friday 27 November, 2:30 pm, available, checked, position 2, set size 8',
  ]);
  expect(await press('Tab')).toEqual(['radio, In-person, $100, checked, position 1, set size 3']);
  expect(await press('ArrowRight')).toEqual(['radio, Video, $50, checked, position 2, set size 3']);
  expect(await press('Tab')).toEqual(['textbox, Notes for the doctor, optional']);
  expect(await press('Tab')).toEqual(['button, Confirm']);

  expect(
    await reader.during(async () => {
      await giveProps(page, story, { isSubmitting: true });
      await expect(page.getByRole('button', { name: 'Please wait: Confirm' })).toBeVisible();
    }),
  ).toEqual(['assertive: Please wait', 'button, Please wait: Confirm, disabled']);
  expect(
    await reader.during(async () => {
      await giveProps(page, story, { isSubmitting: false, error: 'You are offline.' });
      await expect(page.getByRole('alert')).toBeVisible();
    }),
  ).toEqual(['assertive: You are offline.', 'button, Confirm']);

  expect((await reader.readAll()).slice(-4)).toEqual([
    'You are offline.',
    'Fri 27 Nov, 2:30 pm',
    'Video, $50',
    'button, Confirm',
  ]);
});
