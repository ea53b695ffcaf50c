import { useEffect, useRef, useState } from 'react';
import { LateDrawer } from '../kit/LateDrawer.tsx';
import { onStoryEnd } from './story-end.ts';
import type { StoryPanelProps } from './StoryPanel.tsx';

const load = () => import('./StoryPanel.tsx');

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
      load={load}
    >
      {({ StoryPanel }) => <StoryPanel {...props} />}
    </LateDrawer>
  );
}
