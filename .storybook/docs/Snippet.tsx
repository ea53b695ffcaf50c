import { Heading, Source } from '@storybook/addon-docs/blocks';
import { useTheme } from 'storybook/theming';
import { folderOfUser } from '../snippets/folder-of-user.ts';

export interface SnippetProps {
  code: string;
  layer: string;
}

export function Snippet({ code, layer }: SnippetProps) {
  return (
    <>
      <Heading>Copy this</Heading>
      <Source code={code} language="tsx" dark={useTheme().base === 'dark'} />
      <p>
        The imports are those of a file in <code>src/{folderOfUser(layer)}</code>. Replace each
        value in braces that is named as its prop with your own. For another project, copy the
        component itself: docs/copy-a-component.md says what it needs.
      </p>
    </>
  );
}
