import { useEffect, useRef, useState } from 'react';
import { lazyModule } from '../../src/ui/lazy/lazy-module.ts';
import { LateDrawer } from '../kit/LateDrawer.tsx';
import { onStoryEnd } from './story-end.ts';
import type { StoryPanelProps } from './StoryPanel.tsx';

const content = lazyModule(() => import('./StoryPanel.tsx'), { when: 'open' });

export function StoryDrawer(props: StoryPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => onStoryEnd(() => toggle.current?.focus()), []);
  return (
    <LateDrawer
      label="Story"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      toggleRef={toggle}
      content={content}
    >
      {({ StoryPanel }) => <StoryPanel {...props} />}
    </LateDrawer>
  );
}
