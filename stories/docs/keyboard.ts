import { actionTables } from './keyboard/actions.ts';
import { choiceTables } from './keyboard/choices.ts';
import type { KeyboardTable } from './keyboard/table.ts';
import { typingTables } from './keyboard/typing.ts';

/** The keys of every interactive component; parts made of others have the keys of those. */
export const keyboardTables: readonly KeyboardTable[] = [
  ...choiceTables,
  ...actionTables,
  ...typingTables,
].sort((one, other) => one.component.localeCompare(other.component));

/** The keys of one component, if it has any of its own. */
export function keyboardOf(component: string): KeyboardTable | undefined {
  return keyboardTables.find((table) => table.component === component);
}
