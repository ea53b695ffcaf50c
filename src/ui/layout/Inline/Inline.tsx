import { gap as gaps, type Space } from '../../../theme/gap.css.ts';
import { classNames, type LayoutProps } from '../layout.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends LayoutProps {
  /** By default, the children have no gap. */
  gap?: Space;
  /** Gap between wrapped lines. Defaults to `gap`. */
  rowGap?: keyof typeof styles.rowGap;
  /** By default, the children are stretched. */
  align?: keyof typeof styles.align;
  /** By default, the children are at the start. */
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
