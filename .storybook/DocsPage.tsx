import {
  ArgTypes,
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { colors } from 'virtual:library-facts';
import { keyboardOf } from '../stories/docs/keyboard.ts';
import { ColorsWorn } from '../stories/docs/parts/ColorsWorn.tsx';
import { KeyTable } from '../stories/docs/parts/KeyTable.tsx';
import { StoryList } from '../stories/docs/parts/StoryList.tsx';
import { ScreenPreview } from './ScreenPreview.tsx';

/** The page of a component: what it is, its props, its keys, its colours, its states. */
export function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const [layer, component = ''] = csfFile.meta.title.split('/');
  const stories = Object.values(csfFile.stories);
  const [first] = stories;
  const keyboard = keyboardOf(component);
  const worn = colors[component] ?? [];
  // A page with a dozen whole screens would never be ready: theirs are a list to choose from.
  const isScreen = layer === 'screens' && first !== undefined;
  return (
    <>
      <Title>{component}</Title>
      <Description />
      {isScreen ? <ScreenPreview story={first} /> : <Primary />}
      {isScreen ? <ArgTypes /> : <Controls />}
      {keyboard && (
        <>
          <Heading>Keys</Heading>
          <KeyTable {...keyboard} />
        </>
      )}
      {worn.length > 0 && (
        <>
          <Heading>Colours</Heading>
          <ColorsWorn names={worn} />
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
    </>
  );
}
