import type { Pattern } from './patterns.ts';

/** Something on the page, as people who listen find it. */
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
  /** Its whole accessible name; left out where there is only one of its role. */
  name?: string;
}

/** What holds after a key. */
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
  /** A handler of the story's was told, of this value where one is named; null when none was. */
  | { is: 'told'; handler: string | null; value?: string };

/** One row: a key and what it does. */
export interface KeyRow {
  /** The keys that do it, each on its own, as the DOM names them: `ArrowDown`, `Shift+Tab`, `5`. */
  keys: readonly [string, ...string[]];
  /** What happens, for people to read. */
  does: string;
  /** What has the focus before; the start of the page when left out. */
  from?: Target;
  /** Keys that come before, such as the one that opens a list. */
  after?: readonly string[];
  /** How to see that it happened, in the table's story. */
  gives: readonly [Outcome, ...Outcome[]];
}

/** The keys of one component: shown on its page, and pressed by tests. */
export interface KeyboardTable {
  /** The component's name. */
  component: string;
  /** The story to press them in. */
  story: string;
  /** The pattern of the ARIA Authoring Practices that it follows; 'native' where the browser's element does it all. */
  pattern: Pattern | 'native';
  rows: readonly [KeyRow, ...KeyRow[]];
}
