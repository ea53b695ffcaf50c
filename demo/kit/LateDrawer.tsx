import { type ReactNode, useState } from 'react';
import { type LazyModule, useLazyModule } from '../../src/ui/lazy/lazy-module.ts';
import * as styles from './demo.css.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

export interface LateDrawerProps<Module extends object> extends Omit<DrawerProps, 'children'> {
  content: LazyModule<Module>;
  children: (module: Module) => ReactNode;
}

/** Loads its content when it is opened first. */
export function LateDrawer<Module extends object>({
  content,
  children,
  ...drawer
}: LateDrawerProps<Module>) {
  const [hasFailed, setHasFailed] = useState(false);
  const onError = () => setHasFailed(true);
  const module = useLazyModule(content, { isOpen: drawer.isOpen, onError });
  return (
    <Drawer {...drawer}>
      {module ? (
        children(module)
      ) : (
        <p className={styles.hint}>
          {hasFailed ? 'This did not load. Close it and open it again.' : 'Loading…'}
        </p>
      )}
    </Drawer>
  );
}
