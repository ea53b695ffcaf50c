import { gap as gaps, type Space } from '../../../theme/gap.css.ts';
import { classNames, type LayoutProps } from '../layout.ts';
import * as styles from './Stack.css.ts';

export interface StackProps extends LayoutProps {
  /** By default, the children have no gap. */
  gap?: Space;
  /** By default, the children are stretched. */
  align?: keyof typeof styles.align;
}

export function Stack({ as: Element = 'div', gap, align, className, ...rest }: StackProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        styles.stack,
        gap && gaps[gap],
        align && styles.align[align],
        className,
      )}
    />
  );
}
