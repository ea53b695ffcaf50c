import { type RefObject, useState } from 'react';
import { LateDrawer } from '../kit/LateDrawer.tsx';
import type { NetworkPanelProps } from './NetworkPanel.tsx';

export interface NetworkDrawerProps extends NetworkPanelProps {
  toggleRef: RefObject<HTMLButtonElement | null>;
}

const load = () => import('./NetworkPanel.tsx');

export function NetworkDrawer({ toggleRef, ...props }: NetworkDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <LateDrawer
      label="Network"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      toggleRef={toggleRef}
      load={load}
    >
      {({ NetworkPanel }) => <NetworkPanel {...props} />}
    </LateDrawer>
  );
}
