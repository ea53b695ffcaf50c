import { useCallback, useEffect, useState } from 'react';
import type { Demo } from '../demo.ts';
import { type Side, sides } from '../kit/frame-names.ts';
import { personName, type StageSetup } from '../link/stage-link.ts';
import { frameStorage } from './frames.ts';

type Names = Readonly<Record<Side, string>>;

/**
 * @param setup its people, until their sessions are read
 * @returns the name of who is signed in on each device, and a way to read it again: the stage gets
 * no event for what it stores for a frame
 */
export function useNames(
  { findName, onChange }: Pick<Demo, 'findName' | 'onChange'>,
  { left, right }: StageSetup,
): { names: Names; readNames: () => Promise<void> } {
  const [names, setNames] = useState<Names>({ left: personName(left), right: personName(right) });
  const readNames = useCallback(async () => {
    const found = await Promise.all(sides.map((side) => findName(frameStorage(side))));
    const [onLeft = 'A guest', onRight = 'A guest'] = found;
    setNames({ left: onLeft, right: onRight });
  }, [findName]);
  useEffect(() => {
    const update = () => void readNames();
    update();
    const stop = onChange(update);
    // A frame stores the token of its session after the session.
    addEventListener('storage', update);
    return () => {
      stop();
      removeEventListener('storage', update);
    };
  }, [onChange, readNames]);
  return { names, readNames };
}
