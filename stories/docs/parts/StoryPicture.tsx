import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { StoryFrame } from '../../support/StoryFrame.tsx';
import { fitInto } from './fit-into.ts';
import { inTurn, renderPicture, type PicturedStory } from './render-picture.ts';
import * as styles from './StoryPicture.css.ts';

export interface StoryPictureProps {
  storyId: string;
}

/** A small copy of a story, which is rendered once it is almost in view. */
export function StoryPicture({ storyId }: StoryPictureProps) {
  const context = useContext(DocsContext);
  const figure = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [story, setStory] = useState<PicturedStory>();
  const [isComplete, setIsComplete] = useState(false);

  useEffect(() => {
    const ended = new AbortController();
    let isNear = false;
    let isQueued = false;
    const render = async () => {
      isQueued = false;
      // A fast scroll passes many pictures.
      if (!isNear || ended.signal.aborted) return;
      observer.disconnect();
      const loaded = await context.loadStory(storyId);
      setStory(loaded);
      if (!isFramed(loaded) && box.current)
        await renderPicture(context, loaded, box.current, ended.signal);
      setIsComplete(true);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false;
        if (!isNear || isQueued) return;
        isQueued = true;
        // Without a picture, an entry still has its name.
        inTurn(render).catch(() => setIsComplete(true));
      },
      { rootMargin: '300px' },
    );
    if (figure.current) observer.observe(figure.current);
    return () => {
      ended.abort();
      observer.disconnect();
    };
  }, [context, storyId]);

  useEffect(() => fitInto(figure.current, stage.current), []);

  const isWide = story && !isFramed(story) && story.parameters['layout'] === 'fullscreen';
  return (
    <figure
      ref={figure}
      className={styles.picture}
      inert
      data-picture={isComplete ? 'complete' : 'waiting'}
    >
      <div ref={stage} className={isWide ? styles.wide : styles.narrow}>
        <div ref={box} className={isWide ? undefined : styles.content} />
        {story && isFramed(story) && <StoryFrame story={story} isPicture />}
      </div>
    </figure>
  );
}

/** A dialog would cover the page and take the focus. */
function isFramed({ parameters }: PicturedStory): boolean {
  return parameters['docs']?.story?.inline === false;
}
