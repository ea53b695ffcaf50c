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
   * The columns are 40 or 56 px apart.
   * @default 'regular'
   */
  columnGap?: 'regular' | 'large';
}

/** The main part and the aside are side by side from 1024 px, and stacked below that. */
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
