import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, type MouseEvent, type ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

export interface DocLinkProps {
  /** For example `docs/tokens--docs` or `story/ui-forms-button--primary`. */
  to: `docs/${string}` | `story/${string}`;
  children: ReactNode;
  className?: string;
}

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
