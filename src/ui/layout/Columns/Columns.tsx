import { gap as gaps, type Space } from '../../../theme/gap.css.ts';
import { classNames, type LayoutProps } from '../layout.ts';
import * as styles from './Columns.css.ts';

export interface ColumnsProps extends Omit<LayoutProps, 'as'> {
  /** Between the parts while they are below each other. */
  gap: Space;
  /**
   * The narrow column.
   * @default 'last'
   */
  aside?: 'first' | 'last';
  /**
   * 40 or 56 px between the columns.
   * @default 'regular'
   */
  columnGap?: 'regular' | 'large';
}

/** Main part and aside: beside each other from 1024 px, else below each other. */
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
