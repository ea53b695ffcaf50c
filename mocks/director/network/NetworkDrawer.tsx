import { type ComponentType, type RefObject, useState } from 'react';
import { Drawer } from '../strip/Drawer.tsx';
import * as styles from '../director.css.ts';
import type { NetworkPanelProps } from './NetworkPanel.tsx';

export interface NetworkDrawerProps extends NetworkPanelProps {
  toggleRef: RefObject<HTMLButtonElement | null>;
}

export function NetworkDrawer({ toggleRef, ...props }: NetworkDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [panel, setPanel] = useState<{ Panel: ComponentType<NetworkPanelProps> } | 'failed'>();
  const load = () =>
    import('./NetworkPanel.tsx').then(
      ({ NetworkPanel }) => setPanel({ Panel: NetworkPanel }),
      () => setPanel('failed'),
    );
  const changeOpen = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen);
    if (isNowOpen) void load();
  };
  return (
    <Drawer label="Network" isOpen={isOpen} onOpenChange={changeOpen} toggleRef={toggleRef}>
      {typeof panel === 'object' ? (
        <panel.Panel {...props} />
      ) : (
        <p className={styles.hint}>
          {panel === 'failed' ? 'This did not load. Close it and open it again.' : 'Loading…'}
        </p>
      )}
    </Drawer>
  );
}
