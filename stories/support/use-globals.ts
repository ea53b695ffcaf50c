import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from './apply-toolbars.ts';
import { initialGlobals } from './toolbars.ts';

interface GlobalsEvent {
  globals: Globals;
  userGlobals?: Globals;
}

export function useGlobals({ channel }: DocsContainerProps['context']): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const last: GlobalsEvent[] | undefined =
      channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
    return last?.[0]?.userGlobals ?? last?.[0]?.globals ?? initialGlobals;
  });
  useEffect(() => {
    const follow = (event: GlobalsEvent) => setGlobals(event.userGlobals ?? event.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}
