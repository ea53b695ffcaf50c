import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { useGlobals } from '../../../.storybook/use-globals.ts';
import { block } from './Code.css.ts';

export interface CodeProps {
  text: string;
  language: 'typescript' | 'tsx';
}

/** Storybook's own block does not follow the theme. */
export function Code({ text, language }: CodeProps) {
  const { theme } = useGlobals(useContext(DocsContext));
  return (
    <div className={block}>
      <Source code={text} language={language} dark={theme !== 'light'} />
    </div>
  );
}
