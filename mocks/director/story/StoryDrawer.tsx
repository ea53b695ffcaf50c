import { useEffect, useRef, useState } from 'react';
import * as styles from '../director.css.ts';
import { Drawer } from '../strip/Drawer.tsx';
import { useLate } from '../strip/use-late.ts';
import { onStoryEnd } from './story-end.ts';
import type { StoryPanelProps } from './StoryPanel.tsx';

const load = () => import('./StoryPanel.tsx');

export function StoryDrawer(props: StoryPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useLate(load, isOpen);
  useEffect(() => onStoryEnd(() => toggle.current?.focus()), []);
  return (
    <Drawer label="Story" isOpen={isOpen} onOpenChange={setIsOpen} toggleRef={toggle}>
      {panel && panel !== 'failed' ? (
        <panel.StoryPanel {...props} />
      ) : (
        <p className={styles.hint}>
          {panel === 'failed' ? 'This did not load. Close it and open it again.' : 'Loading…'}
        </p>
      )}
    </Drawer>
  );
}
