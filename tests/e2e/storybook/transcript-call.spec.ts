import { expect } from '@playwright/test';
import type { CallView } from '../../../src/domain/calls/call.ts';
import { connectedView, sentAll, waitingView } from '../../../stories/fixtures/calls.ts';
import { openAlone, test } from '../support/library.ts';
import { ScreenReader } from '../support/screen-reader.ts';
import { setArgs } from '../support/stories.ts';

const story = 'screens-room-roomscreen--whole-call';

const controls = [
  'group, Call controls',
  'button, Mute, key shortcuts m',
  'button, Turn camera off, key shortcuts v',
  'button, Share screen, key shortcuts s',
  'button, Messages, not expanded',
  'button, More, not expanded, has popup menu',
  'button, Hang up',
  'end of group, Call controls',
];
const heading = 'heading, Video visit with Dr. Farah Qureshi, level 1';
const registration = 'Reg. no. KMC 67210';
const ownPicture = 'button, Your picture, bottom right. Move it with the arrow keys.';
const consent =
  'I agree to a video consultation. The doctor cannot examine me by video and may ask me to come to the clinic.';

test('a screen reader user joins a call, hears what changes, and learns what comes after it', async ({
  page,
  library,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlone(page, library, story, 'a11y.manual:!true');
  const reader = await ScreenReader.start(page);

  const waitingRoom = await reader.readAll();
  expect(waitingRoom.slice(0, 4)).toEqual([
    heading,
    'Sat 21 Nov, 10:15 am',
    'Your camera',
    'Your devices are ready.',
  ]);
  const panel = waitingRoom.indexOf('region, Join the call');
  expect(waitingRoom.slice(panel, panel + 7)).toEqual([
    'region, Join the call',
    'You join as Meera Nair.',
    `checkbox, ${consent}, not checked`,
    consent,
    'button, Join call',
    'Sound and video are encrypted between your two devices. Nothing is recorded.',
    'end of region, Join the call',
  ]);
  const join = page.getByRole('button', { name: 'Join call' });
  expect(await reader.during(() => join.press('Enter'))).toEqual([
    `checkbox, ${consent}, Tick this box to join the call., not checked, invalid`,
  ]);
  expect(await reader.during(() => page.keyboard.press('Space'))).toEqual([
    `checkbox, ${consent}, checked`,
  ]);

  const root = page.locator('#storybook-root');
  const change = async (view: CallView) => {
    const before = await root.innerHTML();
    await setArgs(page, story, { call: { view } });
    await expect.poll(() => root.innerHTML()).not.toBe(before);
  };
  const heardAfter = (view: CallView) => reader.during(() => change(view));

  expect(await heardAfter({ ...waitingView, phase: 'joining' })).toEqual([heading]);
  expect(await heardAfter(waitingView)).toEqual(['polite: Waiting for Dr. Qureshi.']);
  expect(await reader.readAll()).toEqual([
    heading,
    registration,
    'Waiting for Dr. Qureshi',
    'Stay on this page. The call starts when Dr. Qureshi joins.',
    ownPicture,
    ...controls,
    'Waiting for Dr. Qureshi.',
  ]);
  const connecting: CallView = { ...waitingView, phase: 'connecting' };
  expect(await heardAfter(connecting)).toEqual(['polite: Connecting to Dr. Qureshi.']);
  expect(await heardAfter(connectedView)).toEqual([
    'polite: You are in the call with Dr. Qureshi.',
  ]);
  expect(await reader.readAll()).toEqual([
    heading,
    registration,
    'In the call for 12 minutes',
    'Video of Dr. Farah Qureshi',
    ownPicture,
    ...controls,
    'You are in the call with Dr. Qureshi.',
  ]);

  const muted = { ...sentAll, microphone: false };
  const partner = { ...connectedView.partner, media: muted };
  const changes: [Partial<CallView>, string, string][] = [
    [{ own: muted }, 'You are muted.', 'Your microphone is on.'],
    [{ partner }, 'Dr. Qureshi is muted.', 'Dr. Qureshi has unmuted.'],
    [
      { own: muted, problem: 'no-microphone' },
      'Your microphone has stopped. Nobody can hear you.',
      'Your microphone is on.',
    ],
    [
      { own: { ...sentAll, camera: false }, problem: 'no-camera' },
      'Your camera has stopped. You are heard, but not seen.',
      'Your camera is on.',
    ],
    [
      { quality: 'bad', audioOnly: 'offered' },
      'Your connection is too slow for video. You can go on with sound only.',
      'Your connection is good again.',
    ],
    [
      { phase: 'reconnecting', quality: 'none' },
      'The connection dropped. Reconnecting.',
      'You are connected again.',
    ],
  ];
  for (const [changed, heard, heardAfterwards] of changes) {
    expect(await heardAfter({ ...connectedView, ...changed })).toEqual([`polite: ${heard}`]);
    expect(await heardAfter(connectedView)).toEqual([`polite: ${heardAfterwards}`]);
  }

  const left: CallView = { ...waitingView, connectedAt: connectedView.connectedAt };
  expect(await heardAfter(left)).toEqual(['polite: Dr. Qureshi has left the call.']);
  expect((await reader.readAll()).slice(3, 7)).toEqual([
    ownPicture,
    'Dr. Qureshi has left the call.',
    'button, Keep waiting',
    'button, End the call',
  ]);
  expect(await heardAfter({ ...connectedView, phase: 'ended' })).toEqual([
    'heading, The call has ended, level 1',
  ]);
  expect(await reader.readAll()).toEqual([
    'heading, The call has ended, level 1',
    'Dr. Qureshi’s notes appear in your medical records when the visit is completed. For anything you missed, send a message.',
    'Time in the call: 12 minutes',
    'link, See medical records',
    'link, Book a follow-up',
    'button, Join again',
    'list',
    'link, Message Dr. Qureshi',
    'link, Call Noor Skin Clinic',
    '080 4555 0103',
  ]);
});
