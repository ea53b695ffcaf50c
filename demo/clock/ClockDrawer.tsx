import { useRef, useState } from 'react';
import { lazyModule } from '../../src/ui/lazy/lazy-module.ts';
import { LateDrawer } from '../kit/LateDrawer.tsx';
import type { ClockPanelProps } from './ClockPanel.tsx';
import { formatMoment } from './format-moment.ts';

export type ClockDrawerProps = ClockPanelProps;

const content = lazyModule(() => import('./ClockPanel.tsx'), { when: 'open' });

export function ClockDrawer({ onJump, ...clock }: ClockDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  return (
    <LateDrawer
      label={clock.isAhead ? `Clock: ${formatMoment(clock.now)}` : 'Clock'}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      toggleRef={toggle}
      content={content}
    >
      {({ ClockPanel }) =>
        isOpen && (
          <div ref={drawer}>
            <ClockPanel
              {...clock}
              onJump={async (instant) => {
                await onJump(instant);
                const hasFocus = drawer.current?.contains(document.activeElement);
                setIsOpen(false);
                if (hasFocus) toggle.current?.focus();
              }}
            />
          </div>
        )
      }
    </LateDrawer>
  );
}
