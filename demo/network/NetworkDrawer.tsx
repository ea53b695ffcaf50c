import { type RefObject, useState } from 'react';
import { lazyModule } from '../../src/ui/lazy/lazy-module.ts';
import { LateDrawer } from '../kit/LateDrawer.tsx';
import type { NetworkPanelProps } from './NetworkPanel.tsx';

export interface NetworkDrawerProps extends NetworkPanelProps {
  toggleRef: RefObject<HTMLButtonElement | null>;
}

const content = lazyModule(() => import('./NetworkPanel.tsx'), { when: 'open' });

export function NetworkDrawer({ toggleRef, ...props }: NetworkDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <LateDrawer
      label="Network"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      toggleRef={toggleRef}
      content={content}
    >
      {({ NetworkPanel }) => <NetworkPanel {...props} />}
    </LateDrawer>
  );
}
