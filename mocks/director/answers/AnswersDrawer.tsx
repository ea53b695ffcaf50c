import { type ComponentType, type RefObject, useState } from 'react';
import * as styles from '../director.css.ts';
import { Drawer } from '../strip/Drawer.tsx';
import type { Answers } from './answers.ts';
import type { AnswersPanelProps } from './AnswersPanel.tsx';

export interface AnswersDrawerProps {
  answers: Answers;
  toggleRef: RefObject<HTMLButtonElement | null>;
}

export function AnswersDrawer({ answers, toggleRef }: AnswersDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [panel, setPanel] = useState<{ Panel: ComponentType<AnswersPanelProps> } | 'failed'>();
  const load = () =>
    import('./AnswersPanel.tsx').then(
      ({ AnswersPanel }) => setPanel({ Panel: AnswersPanel }),
      () => setPanel('failed'),
    );
  return (
    <Drawer
      label="Other person"
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        setIsOpen(isNowOpen);
        if (isNowOpen) void load();
      }}
      toggleRef={toggleRef}
    >
      {isOpen &&
        (typeof panel === 'object' ? (
          <panel.Panel
            answers={answers}
            onPlay={() => {
              setIsOpen(false);
              toggleRef.current?.focus();
            }}
          />
        ) : (
          <p className={styles.hint}>
            {panel === 'failed' ? 'This did not load. Close it and open it again.' : 'Loading…'}
          </p>
        ))}
    </Drawer>
  );
}
