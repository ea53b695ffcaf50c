import {
  DocsContainer as PlainContainer,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import './docs.css.ts';
import { applyToolbars } from '../../stories/support/apply-toolbars.ts';
import { themes } from '../themes.ts';
import { useGlobals } from '../../stories/support/use-globals.ts';

export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context);
  useLayoutEffect(() => applyToolbars(globals), [globals]);
  const isLight = globals['theme'] === 'light';
  return (
    <PlainContainer context={context} theme={isLight ? themes.light : themes.dark}>
      {children}
    </PlainContainer>
  );
}
