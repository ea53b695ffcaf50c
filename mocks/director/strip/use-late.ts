import { useEffect, useState } from 'react';

/** Loads a module of the director once it is wanted. After a failure, the next wish tries again. */
export function useLate<Module>(
  load: () => Promise<Module>,
  isWanted: boolean,
): Module | 'failed' | null {
  const [loaded, setLoaded] = useState<{ module: Module } | 'failed' | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (module) => setLoaded({ module }),
      () => setLoaded('failed'),
    );
  }, [load, isWanted]);
  return loaded === null || loaded === 'failed' ? loaded : loaded.module;
}
