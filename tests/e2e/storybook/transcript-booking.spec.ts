import { expect } from '@playwright/test';
import { openAlone, test } from '../support/library.ts';
import { ScreenReader } from '../support/screen-reader.ts';
import { setArgs } from '../support/stories.ts';

test('a screen reader user books a visit on a phone', async ({ page, library }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlone(page, library, 'pages-patient--booking', 'a11y.manual:!true');
  await expect(page.getByRole('radio', { name: /times free$/ })).toHaveCount(6);
  const reader = await ScreenReader.start(page);

  expect(await reader.readMain()).toEqual([
    'main',
    'heading, Book an appointment, level 1',
    'with Dr. Ananya Krishnan',
    'heading, Choose a date, level 2',
    'group, Choose a date',
    'radio, Sat, 21 Nov, today, 2 times free, not checked, position 1, set size 6',
    'radio, Sun, 22 Nov, 6 times free, not checked, position 2, set size 6',
    'radio, Mon, 23 Nov, 11 times free, not checked, position 3, set size 6',
    'radio, Tue, 24 Nov, 12 times free, not checked, position 4, set size 6',
    'radio, Wed, 25 Nov, 13 times free, not checked, position 5, set size 6',
    'radio, Thu, 26 Nov, 13 times free, not checked, position 6, set size 6',
    'end of group, Choose a date',
    'heading, Choose a time, level 2',
    '30 minutes each',
    'group, Choose a time',
    'Please select a date first',
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
    'In-person visits are at Vasanth Heart Centre, Indiranagar, Bengaluru.',
    'You pay $100 at the visit. Ask the clinic if it takes cash, card or UPI.',
    'heading, Notes for the doctor, optional, level 2',
    'textbox, Notes for the doctor, optional, Only you and Dr. Ananya Krishnan can read these notes.',
    'Only you and Dr. Ananya Krishnan can read these notes.',
    'heading, What can Dr. Krishnan see?, level 2',
    'Dr. Krishnan sees all your records, allergies and medicines.',
    'button, Change what Dr. Krishnan can see',
    'Choose a date and a time',
    'button, Confirm, disabled',
  ]);

  const press = (key: string) => reader.during(() => page.keyboard.press(key));
  const saturday = page.getByRole('radio', { name: /^Sat, 21 Nov, today/ });
  expect(await reader.during(() => saturday.focus())).toEqual([
    'radio, Sat, 21 Nov, today, 2 times free, not checked, position 1, set size 6',
  ]);
  expect(
    await reader.during(async () => {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: /^Monday .+ taken$/ })).toHaveCount(3);
    }),
  ).toEqual(['radio, Mon, 23 Nov, 11 times free, checked, position 3, set size 6']);
  expect(await press('Tab')).toEqual([
    'radio, Monday 23 November, 9:00 am, available, not checked, position 1, set size 14',
  ]);
  expect(await press('Space')).toEqual([
    'radio, Monday 23 November, 9:00 am, available, checked, position 1, set size 14',
  ]);
  expect(await press('ArrowDown')).toEqual([
    'radio, Monday 23 November, 9:30 am, available, checked, position 2, set size 14',
  ]);
  expect(await press('Tab')).toEqual(['radio, In-person, $100, checked, position 1, set size 3']);
  expect(await press('ArrowRight')).toEqual(['radio, Video, $50, checked, position 2, set size 3']);
  expect(await press('Tab')).toEqual([
    'textbox, Notes for the doctor, optional, Only you and Dr. Ananya Krishnan can read these notes.',
  ]);
  expect(await press('Tab')).toEqual(['button, Change what Dr. Krishnan can see']);
  expect(await press('Tab')).toEqual(['button, Confirm']);
  const reading = await reader.readMain();
  const times = reading.indexOf('group, Choose a time');
  expect(reading.slice(times, times + 6)).toEqual([
    'group, Choose a time',
    'radio, Monday 23 November, 9:00 am, available, not checked, position 1, set size 14',
    'radio, Monday 23 November, 9:30 am, available, checked, position 2, set size 14',
    'radio, Monday 23 November, 10:00 am, available, not checked, position 3, set size 14',
    'radio, Monday 23 November, 10:30 am, taken, not checked, disabled, position 4, set size 14',
    'radio, Monday 23 November, 11:00 am, available, not checked, position 5, set size 14',
  ]);
  expect(reading.slice(-3)).toEqual(['Mon 23 Nov, 9:30 am', 'Video, $50', 'button, Confirm']);

  expect(
    await reader.during(async () => {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointment Pending');
    }),
  ).toEqual([
    'assertive: Please wait',
    'polite: Appointment PendingWe have sent your request to Dr. Krishnan and are holding this time for you. The reply will appear here, on your dashboard and in Appointments. We do not send an SMS yet.If Dr. Krishnan has not replied by 9:30 am on Mon 23 Nov, the request ends. You can then book another time.',
    'polite: CareSetu | Booking confirmation',
    'heading, Appointment Pending, level 1',
  ]);
  expect(await reader.readMain()).toEqual([
    'main',
    'heading, Appointment Pending, level 1',
    'We have sent your request to Dr. Krishnan and are holding this time for you. The reply will appear here, on your dashboard and in Appointments. We do not send an SMS yet.',
    'If Dr. Krishnan has not replied by 9:30 am on Mon 23 Nov, the request ends. You can then book another time.',
    'Please be ready 10 minutes early.',
    'Have any earlier reports with you.',
    'link, View appointments',
    'link, Move visit',
    'link, Send Message',
    'Care',
    'Setu',
    'Pending',
    'heading, Dr. Ananya Krishnan, level 2',
    'Cardiology',
    'Reg. no. KMC 61347',
    '9:30 am',
    'Monday, 23 November 2026',
    'term',
    'Type',
    'definition',
    'Video',
    'term',
    'Price',
    'definition',
    '$50',
    'term',
    'Patient',
    'definition',
    'Meera Nair',
    'You pay $50 to Dr. Krishnan directly. You do not pay on CareSetu.',
    'link, Add to calendar',
    'region, What Dr. Krishnan can see',
    'heading, What Dr. Krishnan can see, level 2',
    'Everything',
    'For your visit on Mon 23 Nov. Starts when Dr. Krishnan accepts. Ends Mon 30 Nov.',
    'button, Change',
    'button, End access',
    'end of region, What Dr. Krishnan can see',
  ]);
});

test('a screen reader announces why a visit was not booked', async ({ page, library }) => {
  const story = 'screens-booking-bookingscreen--ready-to-confirm';
  await openAlone(page, library, story, 'a11y.manual:!true');
  const reader = await ScreenReader.start(page);
  await reader.readAll();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  expect(await reader.during(() => confirm.focus())).toEqual(['button, Confirm Appointment']);
  expect(
    await reader.during(async () => {
      await setArgs(page, story, { error: 'You are offline.' });
      await expect(page.getByRole('alert')).toBeVisible();
    }),
  ).toEqual(['assertive: You are offline.']);
});
