import { type RefObject, useState } from 'react';
import { lazyModule } from '../../src/ui/lazy/lazy-module.ts';
import { LateDrawer } from '../kit/LateDrawer.tsx';
import type { Answers } from './answers.ts';

export interface AnswersDrawerProps {
  answers: Answers;
  toggleRef: RefObject<HTMLButtonElement | null>;
}

const content = lazyModule(() => import('./AnswersPanel.tsx'), { when: 'open' });

export function AnswersDrawer({ answers, toggleRef }: AnswersDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    // The drawer would cover the answer.
    setIsOpen(false);
    toggleRef.current?.focus();
  };
  return (
    <LateDrawer
      label="Other person"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      toggleRef={toggleRef}
      content={content}
    >
      {({ AnswersPanel }) => isOpen && <AnswersPanel answers={answers} onPlay={close} />}
    </LateDrawer>
  );
}
