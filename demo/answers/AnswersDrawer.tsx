import { type RefObject, useState } from 'react';
import { LateDrawer } from '../kit/LateDrawer.tsx';
import type { Answers } from './answers.ts';

export interface AnswersDrawerProps {
  answers: Answers;
  toggleRef: RefObject<HTMLButtonElement | null>;
}

const load = () => import('./AnswersPanel.tsx');

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
      load={load}
    >
      {({ AnswersPanel }) => isOpen && <AnswersPanel answers={answers} onPlay={close} />}
    </LateDrawer>
  );
}
