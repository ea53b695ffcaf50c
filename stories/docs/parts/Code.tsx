import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { useGlobals } from '../../../.storybook/use-globals.ts';
import { block } from './Code.css.ts';

export interface CodeProps {
  /** The text of a file. */
  text: string;
  /** Whether it holds JSX. */
  language: 'typescript' | 'tsx';
}

/** A file to read; its colours follow the theme, which Storybook's own block does not. */
export function Code({ text, language }: CodeProps) {
  const { theme } = useGlobals(useContext(DocsContext));
  return (
    <div className={block}>
      <Source code={text} language={language} dark={theme !== 'light'} />
    </div>
  );
}
