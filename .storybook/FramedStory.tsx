import { useState } from 'react';
import { DocLink } from '../stories/docs/parts/DocLink.tsx';
import { Button } from '../src/ui/Button/Button.tsx';
import { StoryFrame, type StoryFrameProps } from './StoryFrame.tsx';

/** Loads on demand: a dozen iframes would be slow. */
export function FramedStory({ story }: StoryFrameProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <div className="story-ways">
        <Button variant="secondary" onPress={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'} “{story.name}”
        </Button>
        <DocLink to={`story/${story.id}`}>Open “{story.name}” alone</DocLink>
      </div>
      {isShown && <StoryFrame story={story} />}
    </>
  );
}
