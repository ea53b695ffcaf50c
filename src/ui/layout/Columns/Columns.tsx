import { gap as gaps, type Space } from '../../../theme/gap.css.ts';
import { classNames, type LayoutProps } from '../layout.ts';
import * as styles from './Columns.css.ts';

export interface ColumnsProps extends Omit<LayoutProps, 'as'> {
  /** Gap between stacked parts. */
  gap: Space;
  /**
   * Position of the narrow column.
   * @default 'last'
   */
  aside?: 'first' | 'last';
  /**
   * 40 or 56 px between the columns.
   * @default 'regular'
   */
  columnGap?: 'regular' | 'large';
}

/** Places main part and aside side by side from 1024 px; otherwise stacks them. */
export function Columns({
  gap,
  aside = 'last',
  columnGap = 'regular',
  className,
  ...rest
}: ColumnsProps) {
  return (
    <div
      {...rest}
      className={classNames(
        styles.columns,
        gaps[gap],
        aside === 'first' ? styles.asideFirst : styles.asideLast,
        columnGap === 'large' && styles.apart,
        className,
      )}
    />
  );
}
