import { windows } from '../../stories/support/windows.ts';
import { listLooks, type Look } from '../looks.ts';
import type { Question } from './in-page/main.ts';

/** One question about a story in one look. */
export interface Run {
  name: string;
  look: Look;
  question: Question;
}

/** Check focus last, because moving it may open menus and dialogs. */
export const runs: readonly Run[] = [
  ...listRuns('axe', /^\w+-(?:1280|768|320)$/),
  ...listRuns('layout', /%/),
  ...listRuns('focus', /^(?:light-1280|dark-768|forced-320)$/),
];

function listRuns(question: Question, names: RegExp): Run[] {
  const prefix = question === 'focus' ? 'focus, ' : '';
  return listLooks(names).map((look) => ({ name: prefix + look.name, look, question }));
}

export function toWindow(width: number): Look['window'] {
  const known = Object.values(windows).find((window) => window.width === width);
  return { width, height: known?.height ?? windows.desktop.height };
}
