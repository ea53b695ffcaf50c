import type { Finding } from '../finding.ts';
import { axeFindings } from './axe.ts';
import { readReviewed } from './elements.ts';
import { hiddenFocus } from './focus.ts';
import { clipped, content, sideways, smallPrimary } from './layout.ts';
import { storyEnd, turnToTheme } from './storybook.ts';

/** 'axe' runs every check except focus. */
export type Question = 'axe' | 'layout' | 'focus';

async function judge(
  question: Question,
  isForced: boolean,
  reviewed: readonly string[],
): Promise<Finding[]> {
  readReviewed(reviewed);
  const missing = content();
  if (missing.length > 0) return missing;
  if (question === 'focus') return hiddenFocus(isForced);
  const layout = [...sideways(), ...clipped()];
  if (question === 'layout') return layout;
  return [...layout, ...smallPrimary(), ...(await axeFindings(isForced))];
}

Reflect.set(window, 'looks', { judge, storyEnd, turnToTheme });
