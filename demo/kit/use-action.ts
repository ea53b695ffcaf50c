import { useState } from 'react';

export function useAction() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const act = async (work: () => Promise<void>) => {
    if (state === 'busy') return;
    setState('busy');
    try {
      await work();
      setState('idle');
    } catch (error) {
      console.error('The demo could not do this.', error);
      setState('failed');
    }
  };
  return { state, act: (work: () => Promise<void>) => void act(work) };
}
