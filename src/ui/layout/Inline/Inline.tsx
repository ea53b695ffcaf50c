import { gap as gaps, type Space } from '../../../theme/gap.css.ts';
import { classNames, type LayoutProps } from '../layout.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends LayoutProps {
  /** No gap by default. */
  gap?: Space;
  /** Gap between wrapped lines; by default the same as `gap`. */
  rowGap?: keyof typeof styles.rowGap;
  /** Stretches the children by default. */
  align?: keyof typeof styles.align;
  /** Children are at the start by default. */
  justify?: keyof typeof styles.justify;
  /** @default true */
  canWrap?: boolean;
}

export function Inline({
  as: Element = 'div',
  gap,
  rowGap,
  align,
  justify,
  canWrap = true,
  className,
  ...rest
}: InlineProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        styles.inline,
        canWrap && styles.wrap,
        gap && gaps[gap],
        rowGap && styles.rowGap[rowGap],
        align && styles.align[align],
        justify && styles.justify[justify],
        className,
      )}
    />
  );
}
