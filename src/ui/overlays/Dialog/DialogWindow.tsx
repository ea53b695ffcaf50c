import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { body, buttons, heading, lead, scrim, sheet } from './Dialog.css.ts';
import type { DialogProps } from './Dialog.tsx';

/** A dialog that replaces another one returns focus to the same opener. */
let lastOpener: Element | null = null;

export function DialogWindow({
  title,
  description,
  isOpen,
  onOpenChange,
  children,
  actions,
  isHeadingFocused = false,
  size = 'regular',
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          className={sheet({ size })}
          aria-modal="true"
          onOpenAutoFocus={(event) => {
            const { activeElement, body: nowhere } = document;
            opener.current = activeElement === nowhere ? lastOpener : activeElement;
            lastOpener = opener.current;
            if (!headingRef.current || !(isHeadingFocused || isCut(event.currentTarget))) return;
            event.preventDefault();
            headingRef.current.tabIndex = -1;
            headingRef.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            lastOpener = null;
            const goal = opener.current?.isConnected
              ? opener.current
              : document.getElementById('main');
            // Don't move focus if a navigation has already moved it.
            const isTaken = document.activeElement !== document.body && goal !== opener.current;
            if (goal instanceof HTMLElement && !isTaken) goal.focus();
          }}
        >
          <Radix.Title ref={headingRef} className={heading}>
            {title}
          </Radix.Title>
          {description && <Radix.Description className={lead}>{description}</Radix.Description>}
          {children && <div className={body}>{children}</div>}
          <div className={buttons({ size })}>{actions}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** In a low window, the first control may be so far down that the dialog would open without its heading. */
function isCut(dialog: EventTarget | null): boolean {
  if (!(dialog instanceof HTMLElement)) return false;
  return dialog.clientHeight < 400 && dialog.clientHeight < dialog.scrollHeight;
}
