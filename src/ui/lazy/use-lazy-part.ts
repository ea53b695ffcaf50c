import { useState } from 'react';
import type { Loadable } from '../../domain/loadable.ts';
import { t } from '../../words/t.ts';
import { useLazyModule, type LazyModule } from './lazy-module.ts';

/** Code of a section that shows its loading, its failure and a button to retry. */
export function useLazyPart<Module>(lazy: LazyModule<Module>): {
  part: Loadable<Module>;
  retry: () => void;
} {
  const [hasFailed, setHasFailed] = useState(false);
  const fail = () => setHasFailed(true);
  const module = useLazyModule(lazy, { isOpen: true, onError: fail });
  // The failure stays until the code is there, so that the pressed button keeps the focus.
  const retry = () => void lazy.load().catch(fail);
  if (module) return { part: { status: 'ready', data: module }, retry };
  if (!hasFailed) return { part: { status: 'loading' }, retry };
  const message = t`Check your connection and try again.`;
  return { part: { status: 'error', reason: 'failed', message }, retry };
}
