import {
  Anchor,
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { relatives, tokens } from 'virtual:library-facts';
import { keyboardOf } from '../stories/docs/keyboard.ts';
import { ColorsWorn } from '../stories/docs/parts/ColorsWorn.tsx';
import { KeyTable } from '../stories/docs/parts/KeyTable.tsx';
import { LooksOf } from '../stories/docs/parts/LooksOf.tsx';
import { RelativeLinks } from '../stories/docs/parts/RelativeLinks.tsx';
import { StoryList } from '../stories/docs/parts/StoryList.tsx';
import { TokenUses } from '../stories/docs/parts/TokenUses.tsx';
import { FramedStory } from './FramedStory.tsx';
import { fitsOnPage, standsByItself } from './stands-by-itself.ts';
import { StoryFrame } from './StoryFrame.tsx';

export function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const [layer, component = ''] = csfFile.meta.title.split('/');
  // In file order, unlike the module's exports.
  const stories = useContext(DocsContext).componentStories();
  // A dozen full screens would load too slowly.
  const isScreen = layer === 'screens';
  const [main] = stories;
  const keyboard = keyboardOf(component);
  const uses = tokens[component] ?? [];
  const others = relatives[component];
  return (
    <>
      <Title>{component}</Title>
      <Description />
      {others && <RelativeLinks {...others} />}
      {main && <MainStory story={main} />}
      <Heading>Props</Heading>
      {main && fitsOnPage(main) ? <Controls of={main.moduleExport} /> : <ArgTypes />}
      {keyboard && (
        <>
          <Heading>Keys</Heading>
          <KeyTable {...keyboard} />
        </>
      )}
      {stories.length > 1 && (
        <>
          <Heading>States</Heading>
          {isScreen ? (
            <StoryList stories={stories} />
          ) : (
            stories
              .filter((story) => story !== main)
              .map((story) => <State key={story.id} story={story} />)
          )}
        </>
      )}
      {uses.length > 0 && (
        <>
          <Heading>Tokens</Heading>
          <ColorsWorn uses={uses} />
          <TokenUses uses={uses} />
        </>
      )}
      {uses.length === 0 && others && others.madeOf.length > 0 && (
        <>
          <Heading>Tokens</Heading>
          <LooksOf parts={others.madeOf} />
        </>
      )}
    </>
  );
}

/** No play function runs here. A story that grabs the focus loads on demand. */
function MainStory({ story }: { story: PreparedStory }) {
  if (fitsOnPage(story)) return <Canvas of={story.moduleExport} withToolbar />;
  const holdsFocus: unknown = story.parameters['docs']?.holdsFocus;
  return holdsFocus ? <FramedStory story={story} /> : <StoryFrame story={story} />;
}

/** Ignores the controls above. */
function State({ story }: { story: PreparedStory }) {
  if (standsByItself(story)) return <DocsStory of={story.moduleExport} __forceInitialArgs />;
  return (
    <Anchor storyId={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <FramedStory story={story} />
    </Anchor>
  );
}
