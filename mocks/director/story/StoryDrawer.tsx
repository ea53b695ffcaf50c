import { useRef, useState } from 'react';
import { LateDrawer } from '../strip/LateDrawer.tsx';
import type { StoryPanelProps } from './StoryPanel.tsx';

const load = () => import('./StoryPanel.tsx');

export function StoryDrawer(props: StoryPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
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
