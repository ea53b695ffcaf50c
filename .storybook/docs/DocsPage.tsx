import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { findKeyboardTable } from '../../stories/docs/keyboard.ts';
import { guidance } from '../../stories/docs/guidance.ts';
import { DocLink } from '../../stories/docs/parts/DocLink.tsx';
import { Guidance } from '../../stories/docs/parts/Guidance.tsx';
import { KeyTable } from '../../stories/docs/parts/KeyTable.tsx';
import { fitsOnPage, opensOverlay } from './opens-overlay.ts';
import { Snippet } from './Snippet.tsx';
import { StoryFrame } from '../../stories/support/StoryFrame.tsx';

export function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const { title, parameters } = csfFile.meta;
  const path = title.split('/');
  const component = path.at(-1) ?? '';
  const stories = useContext(DocsContext).componentStories();
  const [main, ...others] = stories;
  // Link to screens instead of embedding them, because they load slowly.
  const states = path[0] === 'screens' ? [] : others.filter(opensOverlay);
  const linked = others.filter((story) => !states.includes(story));
  const keyboard = findKeyboardTable(component);
  const advice = guidance[component];
  const snippet: unknown = parameters?.['snippet'];
  const hasSnippet = typeof snippet === 'string';
  const isFramed = main && !main.parameters['docs']?.holdsFocus;
  return (
    <>
      <Title>{component}</Title>
      <Description />
      {advice && <Guidance {...advice} />}
      {main && fitsOnPage(main) && (
        <Canvas of={main.moduleExport} withToolbar sourceState={hasSnippet ? 'none' : 'hidden'} />
      )}
      {main && !fitsOnPage(main) && isFramed && <StoryFrame story={main} />}
      {hasSnippet && <Snippet code={snippet} layer={path[0] ?? ''} />}
      <Heading>Props</Heading>
      {main && fitsOnPage(main) ? <Controls of={main.moduleExport} /> : <ArgTypes />}
      {keyboard && (
        <>
          <Heading>Keys</Heading>
          <KeyTable {...keyboard} />
        </>
      )}
      {others.length > 0 && <Heading>States</Heading>}
      {states.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} __forceInitialArgs />
      ))}
      {linked.length > 0 && (
        <ul>
          {linked.map(({ id, name }) => (
            <li key={id}>
              <DocLink to={`story/${id}`}>{name}</DocLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
