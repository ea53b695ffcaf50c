import { useRef, useState } from 'react';
import * as styles from '../director.css.ts';
import { Drawer } from '../strip/Drawer.tsx';
import { useLate } from '../strip/use-late.ts';

const load = () =>
  Promise.all([import('./ScenarioList.tsx'), import('./open-scene.ts')]).then(
    ([{ ScenarioList }, { openScene }]) => ({ ScenarioList, openScene }),
  );

export function StoryDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useLate(load, isOpen);
  return (
    <Drawer label="Story" isOpen={isOpen} onOpenChange={setIsOpen} toggleRef={toggle}>
      {list && list !== 'failed' ? (
        <list.ScenarioList onStart={list.openScene} />
      ) : (
        <p className={styles.hint}>
          {list === 'failed' ? 'This did not load. Close it and open it again.' : 'Loading…'}
        </p>
      )}
    </Drawer>
  );
}
