import type { Fault } from '../fault.ts';
import { axeFaults } from './axe.ts';
import { hearReviewed } from './elements.ts';
import { hiddenFocus } from './focus.ts';
import { clipped, content, sideways, smallPrimary } from './layout.ts';
import { storyEnd, turnToTheme } from './storybook.ts';

/** What a page is asked about: everything but the focus, the layout alone, or the focus alone. */
export type Question = 'axe' | 'layout' | 'focus';

/**
 * Judges the page as it is now.
 * @param isForced whether the browser forces its colours
 * @param reviewed the selectors of the reviewed findings
 */
async function judge(
  question: Question,
  isForced: boolean,
  reviewed: readonly string[],
): Promise<Fault[]> {
  hearReviewed(reviewed);
  const missing = content();
  // Whatever is said of an empty page is true, and worth nothing.
  if (missing.length > 0) return missing;
  if (question === 'focus') return hiddenFocus(isForced);
  const layout = [...sideways(), ...clipped()];
  if (question === 'layout') return layout;
  return [...layout, ...smallPrimary(), ...(await axeFaults(isForced))];
}

Reflect.set(window, 'looks', { judge, storyEnd, turnToTheme });
