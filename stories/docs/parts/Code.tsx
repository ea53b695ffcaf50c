import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { useGlobals } from '../../../.storybook/use-globals.ts';
import { block } from './Code.css.ts';

export interface CodeProps {
  text: string;
  language: 'typescript' | 'tsx';
}

/** Follows the page's theme; Storybook's own code block does not. */
export function Code({ text, language }: CodeProps) {
  const { theme } = useGlobals(useContext(DocsContext));
  return (
    <div className={block}>
      <Source code={text} language={language} dark={theme !== 'light'} />
    </div>
  );
}
