import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A module that is not needed until what stands is there: comes then, or with the network should it have failed.
 * @param load imports it
 * @returns null until it is there
 */
export function useLater<Module>(load: () => Promise<Module>): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  const get = useEffectEvent(() => void load().then(setModule, () => undefined));
  useEffect(() => {
    get();
    const onOnline = () => get();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  return module;
}
