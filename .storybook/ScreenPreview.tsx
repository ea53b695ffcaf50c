import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { useGlobals } from './use-globals.ts';

export interface ScreenPreviewProps {
  /** The story to show. */
  story: { id: string; name: string };
}

/** A whole screen in a window of its own, so that its layout is the one of the window's width. */
export function ScreenPreview({ story }: ScreenPreviewProps) {
  const globals = useGlobals(useContext(DocsContext));
  const look = ['theme', 'textSize', 'direction', 'language', 'network', 'clock'].map(
    (name) => `${name}:${String(globals[name])}`,
  );
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook itself: nothing to keep it from
    <iframe
      className="screen-preview"
      title={story.name}
      src={`iframe.html?viewMode=story&id=${story.id}&globals=${look.join(';')}`}
    />
  );
}
