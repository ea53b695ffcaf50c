import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, type MouseEvent, type ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

export interface DocLinkProps {
  /** A page or a story of this Storybook: `docs/tokens--docs`, `story/ui-button--primary`. */
  to: `docs/${string}` | `story/${string}`;
  /** What is there. */
  children: ReactNode;
  /** The look; a plain link when left out. */
  className?: string;
}

/** A link to another place of this Storybook; the frame around the page goes there without loading anew. */
export function DocLink({ to, children, className }: DocLinkProps) {
  const { channel } = useContext(DocsContext);
  const go = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, `?path=/${to}`);
  };
  return (
    <a href={`./?path=/${to}`} className={className} onClick={go}>
      {children}
    </a>
  );
}
