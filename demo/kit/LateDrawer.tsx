import type { ReactNode } from 'react';
import * as styles from './director.css.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import { useLate } from './use-late.ts';

export interface LateDrawerProps<Module extends object> extends Omit<DrawerProps, 'children'> {
  load: () => Promise<Module>;
  children: (module: Module) => ReactNode;
}

/** Loads its content when it is opened first. */
export function LateDrawer<Module extends object>({
  load,
  children,
  ...drawer
}: LateDrawerProps<Module>) {
  const module = useLate(load, drawer.isOpen);
  return (
    <Drawer {...drawer}>
      {module && module !== 'failed' ? (
        children(module)
      ) : (
        <p className={styles.hint}>
          {module === 'failed' ? 'This did not load. Close it and open it again.' : 'Loading…'}
        </p>
      )}
    </Drawer>
  );
}
