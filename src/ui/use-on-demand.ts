import { useState } from 'react';

/**
 * A module that comes when it is reached for, and not before.
 * @param load imports it
 * @returns the module, null until it is there; and what gets it, which tells whether it could be had
 */
export function useOnDemand<Module>(
  load: () => Promise<Module>,
): [module: Module | null, get: () => Promise<boolean>] {
  const [module, setModule] = useState<Module | null>(null);
  const get = async () => {
    try {
      setModule(await load());
      return true;
    } catch {
      return false;
    }
  };
  return [module, get];
}
