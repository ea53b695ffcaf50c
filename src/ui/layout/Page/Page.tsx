import type { Space } from '../../../theme/gap.css.ts';
import { Stack } from '../Stack/Stack.tsx';
import { classNames, type LayoutProps } from '../layout.ts';
import * as styles from './Page.css.ts';

export interface PageProps extends Omit<LayoutProps, 'as'> {
  /**
   * Above and below the content; `trail`, `form` and `list` take less on small screens.
   * @default 'large'
   */
  padding?: keyof typeof styles.padding;
  /** Between the parts of the page, as in a `Stack`; without it they flow as in any block. */
  gap?: Space;
}

/** Content of a page: as wide as the header's, with the same gutters. */
export function Page({ padding = 'large', gap, className, ...rest }: PageProps) {
  const classes = classNames(styles.page, styles.padding[padding], className);
  return gap ? (
    <Stack {...rest} gap={gap} className={classes} />
  ) : (
    <div {...rest} className={classes} />
  );
}
