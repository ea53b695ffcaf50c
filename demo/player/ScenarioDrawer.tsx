import { useEffect, useRef, useState } from 'react';
import { lazyModule } from '../../src/ui/lazy/lazy-module.ts';
import { LateDrawer } from '../kit/LateDrawer.tsx';
import { onScenarioEnd } from './scenario-end.ts';
import type { ScenarioPanelProps } from './ScenarioPanel.tsx';

const content = lazyModule(() => import('./ScenarioPanel.tsx'), { when: 'open' });

export function ScenarioDrawer(props: ScenarioPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => onScenarioEnd(() => toggle.current?.focus()), []);
  return (
    <LateDrawer
      label="Scenario"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      toggleRef={toggle}
      content={content}
    >
      {({ ScenarioPanel }) => <ScenarioPanel {...props} />}
    </LateDrawer>
  );
}
