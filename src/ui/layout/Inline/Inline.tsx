import { gap as gaps, type Space } from '../../../theme/gap.css.ts';
import { classNames, type LayoutProps } from '../layout.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends LayoutProps {
  /** None by default. */
  gap?: Space;
  /** Gap between wrapped lines; the same as `gap` by default. */
  rowGap?: keyof typeof styles.rowGap;
  /** Stretches the children by default. */
  align?: keyof typeof styles.align;
  /** Packs the children at the start by default. */
  justify?: keyof typeof styles.justify;
  /** @default true */
  canWrap?: boolean;
}

/** Places children in a row. */
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
