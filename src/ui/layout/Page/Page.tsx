import type { Space } from '../../../theme/gap.css.ts';
import { Stack } from '../Stack/Stack.tsx';
import { classNames, type LayoutProps } from '../layout.ts';
import * as styles from './Page.css.ts';

export interface PageProps extends Omit<LayoutProps, 'as'> {
  /**
   * Space above and below the content. `trail`, `form` and `list` are smaller on small screens.
   * @default 'large'
   */
  padding?: keyof typeof styles.padding;
  /** Gap between the children. Without it, the children are in normal flow. */
  gap?: Space;
}

/** As wide as the header, with the same gutters. */
export function Page({ padding = 'large', gap, className, ...rest }: PageProps) {
  const classes = classNames(styles.page, styles.padding[padding], className);
  return gap ? (
    <Stack {...rest} gap={gap} className={classes} />
  ) : (
    <div {...rest} className={classes} />
  );
}
