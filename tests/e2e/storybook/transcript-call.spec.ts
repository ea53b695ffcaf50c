import { expect, type Page } from '@playwright/test';
import type { CallView } from '../../../src/domain/calls/call.ts';
import { connectedView, sentAll, waitingView } from '../../../stories/fixtures/calls.ts';
import { openAlone, test } from '../support/library.ts';
import { ScreenReader } from '../support/screen-reader.ts';
import { setArgs } from '../support/stories.ts';

const story = 'screens-room-roomscreen--whole-call';

const show = (page: Page, view: CallView) => setArgs(page, story, { call: { view } });

test('a screen reader user joins a call, hears what changes, and leaves it', async ({
  page,
  library,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlone(page, library, story, 'a11y.manual:!true');
  const reader = await ScreenReader.start(page);
  console.log(JSON.stringify(await reader.readAll(), null, 1));
  const join = page.getByRole('button', { name: 'Join call' });
  console.log('join', await reader.during(() => join.press('Enter')));
  console.log('tick', await reader.during(() => page.keyboard.press('Space')));
  const to = async (name: string, view: CallView) => {
    console.log(
      name,
      await reader.during(async () => {
        await show(page, view);
        await page.waitForTimeout(300);
      }),
    );
  };
  await to('waiting', waitingView);
  console.log(JSON.stringify(await reader.readAll(), null, 1));
  await to('connecting', { ...waitingView, phase: 'connecting' });
  await to('connected', connectedView);
  console.log(JSON.stringify(await reader.readAll(), null, 1));
  await to('muted', { ...connectedView, own: { ...sentAll, microphone: false } });
  await to('unmuted', connectedView);
  await to('partner muted', { ...connectedView, partner: { ...connectedView.partner, media: { ...sentAll, microphone: false } } });
  await to('back', connectedView);
  await to('camera stopped', { ...connectedView, problem: 'no-camera', own: { ...sentAll, camera: false } });
  await to('camera on', connectedView);
  await to('slow', { ...connectedView, quality: 'bad', audioOnly: 'offered' });
  await to('good', connectedView);
  await to('lost', { ...connectedView, phase: 'reconnecting', quality: 'none' });
  await to('back', connectedView);
  await to('left', { ...waitingView, connectedAt: connectedView.connectedAt });
  console.log(JSON.stringify(await reader.readAll(), null, 1));
  await to('ended', { ...connectedView, phase: 'ended' });
  console.log(JSON.stringify(await reader.readAll(), null, 1));
  expect(1).toBe(1);
});
