import type { Pattern } from './patterns.ts';

/** An element by role and accessible name. */
export interface Target {
  role:
    | 'alert'
    | 'application'
    | 'button'
    | 'checkbox'
    | 'combobox'
    | 'dialog'
    | 'heading'
    | 'img'
    | 'link'
    | 'listbox'
    | 'log'
    | 'main'
    | 'menu'
    | 'menuitem'
    | 'menuitemradio'
    | 'option'
    | 'radio'
    | 'region'
    | 'searchbox'
    | 'slider'
    | 'tab'
    | 'table'
    | 'tabpanel'
    | 'textbox';
  /** The full accessible name; omitted if the role is unique. */
  name?: string;
}

/** The expected state after a key. */
export type Outcome =
  | {
      is:
        | 'focused'
        | 'shown'
        | 'gone'
        | 'inView'
        | 'outOfView'
        | 'checked'
        | 'cleared'
        | 'selected'
        | 'current'
        | 'expanded'
        | 'collapsed'
        | 'followed';
      what: Target;
    }
  | { is: 'valued' | 'reads'; what: Target; value: string }
  /** A story's callback was called, with `value` if given; null means no call. */
  | { is: 'told'; handler: string | null; value?: string };

export interface KeyRow {
  /** Alternatives, by DOM key name: `ArrowDown`, `Shift+Tab`, `5`. */
  keys: readonly [string, ...string[]];
  /** Text for the table. */
  does: string;
  /** Focus before the key; the start of the page if omitted. */
  from?: Target;
  /** Keys pressed before, such as the one that opens a list. */
  after?: readonly string[];
  gives: readonly [Outcome, ...Outcome[]];
}

/** Shown in the docs and pressed by tests. */
export interface KeyboardTable {
  component: string;
  story: string;
  /** An ARIA APG pattern; 'native' for native elements. */
  pattern: Pattern | 'native';
  rows: readonly [KeyRow, ...KeyRow[]];
}
