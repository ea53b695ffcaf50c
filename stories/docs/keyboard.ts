import { actionTables } from './keyboard/actions.ts';
import { callTables } from './keyboard/calls.ts';
import { choiceTables } from './keyboard/choices.ts';
import { doctorWeekTables } from './keyboard/doctor-week.ts';
import { formTables } from './keyboard/forms.ts';
import { listTables } from './keyboard/lists.ts';
import { overlayTables } from './keyboard/overlays.ts';
import { movingTables } from './keyboard/moving.ts';
import { proposalTables } from './keyboard/proposals.ts';
import { stepTables } from './keyboard/steps.ts';
import { typingTables } from './keyboard/typing.ts';
import type { KeyboardTable } from './keyboard/table.ts';

export const keyboardTables: readonly KeyboardTable[] = [
  ...actionTables,
  ...callTables,
  ...overlayTables,
  ...choiceTables,
  ...listTables,
  ...typingTables,
  ...formTables,
  ...stepTables,
  ...movingTables,
  ...proposalTables,
  ...doctorWeekTables,
].sort((one, other) => one.component.localeCompare(other.component));

export function findKeyboardTable(component: string): KeyboardTable | undefined {
  return keyboardTables.find((table) => table.component === component);
}
