import { type RefObject, useState } from 'react';
import { Drawer } from '../strip/Drawer.tsx';
import { useLate } from '../strip/use-late.ts';
import * as styles from '../director.css.ts';
import type { NetworkPanelProps } from './NetworkPanel.tsx';

export interface NetworkDrawerProps extends NetworkPanelProps {
  toggleRef: RefObject<HTMLButtonElement | null>;
}

const load = () => import('./NetworkPanel.tsx');

export function NetworkDrawer({ toggleRef, ...props }: NetworkDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useLate(load, isOpen);
  return (
    <Drawer label="Network" isOpen={isOpen} onOpenChange={setIsOpen} toggleRef={toggleRef}>
      {panel && panel !== 'failed' ? (
        <panel.NetworkPanel {...props} />
      ) : (
        <p className={styles.hint}>
          {panel === 'failed' ? 'This did not load. Close it and open it again.' : 'Loading…'}
        </p>
      )}
    </Drawer>
  );
}
