import type { AriaAttributes, HTMLAttributes } from 'react';

export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'fieldset'
  | 'figure'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'dd'
  | 'dt'
  | 'p'
  | 'span';

export interface LayoutProps
  extends
    AriaAttributes,
    Pick<HTMLAttributes<HTMLElement>, 'id' | 'role' | 'tabIndex' | 'hidden' | 'children'> {
  /** @default 'div' */
  as?: LayoutElement;
  /** Use only for styles, margins and the position in the parent's grid. */
  className?: string | undefined;
}

export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
