import { useEffect, useState } from 'react';

/** After a failure, the module loads when it is wanted again. */
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
