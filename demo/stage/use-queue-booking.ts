import { useEffect, useState } from 'react';
import type { QueueBooking } from '../../src/contract/queue.ts';
import type { Demo } from '../demo.ts';
import { frameStorage } from './frames.ts';

/** That of the person on the left, for the helper on the right. */
export function useQueueBooking(
  { findQueueBooking, onChange }: Pick<Demo, 'findQueueBooking' | 'onChange'>,
  hasHelper: boolean,
): QueueBooking | undefined {
  const [booking, setBooking] = useState<QueueBooking>();
  useEffect(() => {
    if (!hasHelper) return undefined;
    let isShown = true;
    const read = async () => {
      const found = await findQueueBooking(frameStorage('left'));
      if (isShown) setBooking(found);
    };
    void read();
    const stop = onChange(() => void read());
    return () => {
      isShown = false;
      stop();
    };
  }, [findQueueBooking, onChange, hasHelper]);
  return hasHelper ? booking : undefined;
}
