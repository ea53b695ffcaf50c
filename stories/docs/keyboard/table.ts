import type { Pattern } from './patterns.ts';

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
    | 'list'
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
  /** Not needed if the role is unique. */
  name?: string;
}

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
  /** Null if none may be called. */
  | { is: 'told'; handler: string | null; value?: string };

export interface KeyRow {
  /** Alternative keys, by DOM name: `ArrowDown`, `Shift+Tab` or `5`. */
  keys: readonly [string, ...string[]];
  does: string;
  /** Element that has focus first. Defaults to the start of the page. */
  from?: Target;
  after?: readonly string[];
  gives: readonly [Outcome, ...Outcome[]];
}

export interface KeyboardTable {
  component: string;
  story: string;
  pattern: Pattern | 'native';
  rows: readonly [KeyRow, ...KeyRow[]];
}
