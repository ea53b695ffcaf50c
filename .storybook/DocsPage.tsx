import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { relatives, tokens } from 'virtual:library-facts';
import { keyboardOf } from '../stories/docs/keyboard.ts';
import { ColorsWorn } from '../stories/docs/parts/ColorsWorn.tsx';
import { KeyTable } from '../stories/docs/parts/KeyTable.tsx';
import { RelativeLinks } from '../stories/docs/parts/RelativeLinks.tsx';
import { StoryList } from '../stories/docs/parts/StoryList.tsx';
import { TokenUses } from '../stories/docs/parts/TokenUses.tsx';
import { ScreenPreview } from './ScreenPreview.tsx';

/** The page of a component: what it is, where it stands, its props, keys, states and tokens. */
export function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const [layer, component = ''] = csfFile.meta.title.split('/');
  // In the order of their file, as in the sidebar; the module itself has them by the alphabet.
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const keyboard = keyboardOf(component);
  const uses = tokens[component] ?? [];
  const others = relatives[component];
  // A page with a dozen whole screens would never be ready: theirs are a list to choose from.
  const isScreen = layer === 'screens' && first !== undefined;
  return (
    <>
      <Title>{component}</Title>
      <Description />
      {others && <RelativeLinks {...others} />}
      {isScreen ? <ScreenPreview story={first} /> : <Primary />}
      <Heading>Props</Heading>
      {isScreen ? <ArgTypes /> : <Controls />}
      {keyboard && (
        <>
          <Heading>Keys</Heading>
          <KeyTable {...keyboard} />
        </>
      )}
      {isScreen ? (
        <>
          <Heading>States</Heading>
          <StoryList stories={stories} />
        </>
      ) : (
        <Stories title="States" includePrimary={false} />
      )}
      {uses.length > 0 && (
        <>
          <Heading>Tokens</Heading>
          <ColorsWorn uses={uses} />
          <TokenUses uses={uses} />
        </>
      )}
    </>
  );
}
