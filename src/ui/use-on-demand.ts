import { useState } from 'react';

/** Code that comes when it is reached for, and not before. */
export interface OnDemand<Module> {
  /** The module, once it has come. */
  loaded: Module | null;
  /** Gets it; rejects where it cannot be had. */
  load: () => Promise<Module>;
}

/**
 * Names code that comes on demand.
 * @param load imports it
 */
export function onDemand<Module>(load: () => Promise<Module>): OnDemand<Module> {
  const code: OnDemand<Module> = {
    loaded: null,
    load: async () => (code.loaded = await load()),
  };
  return code;
}

/**
 * A part's look at code that comes on demand: what has come once is there at once.
 * @returns the module, null until it is there; and what gets it, which tells whether it could be had
 */
export function useOnDemand<Module>(
  code: OnDemand<Module>,
): [module: Module | null, get: () => Promise<boolean>] {
  const [module, setModule] = useState(code.loaded);
  const get = async () => {
    try {
      setModule(await code.load());
      return true;
    } catch {
      return false;
    }
  };
  return [module, get];
}
