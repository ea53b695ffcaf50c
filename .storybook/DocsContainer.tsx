import {
  DocsContainer as PlainContainer,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import './docs.css.ts';
import { applyLook, type Globals } from './look.ts';
import { themes } from './themes.ts';
import { initialGlobals } from './toolbars.ts';

interface GlobalsEvent {
  globals: Globals;
}

/** Every page of documentation: it follows the toolbars as stories do, Storybook's own blocks included. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  useLayoutEffect(() => applyLook(globals), [globals]);
  const isLight = globals['theme'] === 'light';
  return (
    <PlainContainer context={context} theme={isLight ? themes.light : themes.dark}>
      {children}
    </PlainContainer>
  );
}

/** What the toolbars choose, now and whenever that changes. */
function useGlobals(channel: DocsContainerProps['context']['channel']): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const last: GlobalsEvent[] | undefined =
      channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
    return last?.[0]?.globals ?? initialGlobals;
  });
  useEffect(() => {
    const follow = (event: GlobalsEvent) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}
