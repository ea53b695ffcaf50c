import { expect } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { listControls, tryControl } from '../support/controls.ts';
import { isSampled } from '../support/is-sampled.ts';
import { test } from '../support/story-page.ts';

const EACH = process.env.SOAK ? 1 : 12;

const parts = ['ui', 'components', 'screens'].flatMap((layer) =>
  readdirSync(`stories/${layer}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `${layer}/${file.replace('.stories.tsx', '')}`),
);

/** Controls whose effect is not visible immediately, and why. */
const unseen: Readonly<Record<string, string>> = {
  'components/booking/ConflictPanel keepsFocus': 'is read when the panel appears',
  'components/dashboard/ScheduleEditor startsAtLeave': 'is read when the editor opens',
  'components/room/CallPanel takesFocus': 'is read when the panel opens',
  'components/shared/QrCode fallback': 'shows only if the code cannot be drawn',
  'screens/messages/MessagesScreen hourCycle': 'shows only in the open menu',
  'ui/overlays/ToastRegion autoCloseMs': 'shows only once that time is over',
};

for (const part of parts.filter((part) => isSampled(part, EACH))) {
  test(`${part}'s controls change its stories`, async ({ storyPage }) => {
    const component = part.toLowerCase().replaceAll('/', '-');
    const stories = storyPage.stories.filter(({ id }) => id.startsWith(`${component}--`));
    expect(stories, 'stories of the part').not.toEqual([]);
    const useless = new Set<string>();
    const broken: string[] = [];
    for (const [at, { id }] of stories.entries()) {
      // Some controls only have an effect in another story, such as one with an error.
      if (at > 0 && useless.size === 0) break;
      await storyPage.show(id);
      for (const control of await listControls(storyPage)) {
        const { name } = control;
        if (`${part} ${name}` in unseen || (at > 0 && !useless.has(name))) continue;
        const effect = await tryControl(storyPage, control);
        if (effect === 'nothing') useless.add(name);
        else useless.delete(name);
        if (effect !== 'break') continue;
        broken.push(`${id}: ${name}`);
        await storyPage.restart();
        await storyPage.show(id);
      }
    }
    expect([...useless], 'controls that do nothing').toEqual([]);
    expect(broken, 'controls that break a story').toEqual([]);
  });
}
