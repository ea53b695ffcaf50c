import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useRef } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { initialGlobals, viewports } from './toolbars.ts';
import { useGlobals } from './use-globals.ts';
import { useQuietFrame } from './use-quiet-frame.ts';

export interface StoryFrameProps {
  story: Pick<PreparedStory, 'id' | 'name' | 'storyGlobals'>;
  /** Does not run the story's play function, which needs the focus. */
  isPicture?: boolean;
}

export function StoryFrame({ story, isPicture = false }: StoryFrameProps) {
  const { id, name, storyGlobals } = story;
  const frame = useRef<HTMLIFrameElement>(null);
  useQuietFrame(frame);
  const globals = useGlobals(useContext(DocsContext));
  const look = Object.keys(initialGlobals).map((key) => `${key}:${String(globals[key])}`);
  const viewport = Object.entries(viewports).find(
    ([key]) => key === storyGlobals['viewport']?.value,
  );
  return (
    <div className="story-window">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a page of this Storybook, which needs no sandbox */}
      <iframe
        ref={frame}
        className="story-frame"
        style={viewport?.[1].styles}
        title={name}
        src={`iframe.html?viewMode=story&id=${id}&embed=${isPicture}&globals=${look.join(';')}`}
      />
    </div>
  );
}
