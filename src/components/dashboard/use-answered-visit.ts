import { type RefObject, useEffect, useRef, useState } from 'react';

export interface ActionError {
  id: string;
  message: string;
}

interface AnsweredVisit {
  /** Gets the focus when the answered visit has left the list. */
  frame: RefObject<HTMLDivElement | null>;
  isListed: boolean;
  failure: string | null;
  /** Null for other visits than the answered one. */
  failureOf: (id: string) => string | null;
  onAnswered: (id: string) => void;
}

/** For lists that a visit leaves once the user has answered, the last one with the whole section. */
export function useAnsweredVisit(
  visits: readonly { id: string }[],
  actionError: ActionError | null,
): AnsweredVisit {
  const [answeredId, onAnswered] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isListed = visits.some(({ id }) => id === answeredId);
  const failure =
    answeredId !== null && actionError?.id === answeredId ? actionError.message : null;
  useEffect(() => {
    if (answeredId === null || isListed || document.activeElement !== document.body) return;
    (frame.current ?? document.getElementById('main'))?.focus();
  }, [answeredId, isListed]);
  return {
    frame,
    isListed,
    failure,
    failureOf: (id) => (id === answeredId ? failure : null),
    onAnswered,
  };
}
