import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { body, buttons, heading, lead, scrim, sheet } from './Dialog.css.ts';

export interface DialogProps {
  /** The question or the subject, the dialog's name. */
  title: string;
  /** A sentence below the title. */
  description?: string;
  /** Whether it stands on the page. */
  isOpen: boolean;
  /** Asks to be closed: Escape or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Fields, or more than a sentence. */
  children?: ReactNode;
  /** The buttons, the safe one first: it gets the focus unless a field stands before it. */
  actions: ReactNode;
  /**
   * 'large' holds a form of many fields; it fills a phone's screen.
   * @default 'regular'
   */
  size?: 'regular' | 'large';
}

/**
 * A question that must be answered before going on. Closed, the focus goes back to where it was, or to the page's
 * main part when that is gone.
 */
export function Dialog({
  title,
  description,
  isOpen,
  onOpenChange,
  children,
  actions,
  size = 'regular',
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          className={sheet({ size })}
          aria-modal="true"
          onOpenAutoFocus={() => {
            const { activeElement, body: nowhere } = document;
            opener.current = activeElement === nowhere ? null : activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const goal = opener.current?.isConnected
              ? opener.current
              : document.getElementById('main');
            // Another page that came meanwhile has put the focus where it begins.
            const isTaken = document.activeElement !== document.body && goal !== opener.current;
            if (goal instanceof HTMLElement && !isTaken) goal.focus();
          }}
        >
          <Radix.Title className={heading}>{title}</Radix.Title>
          {description && <Radix.Description className={lead}>{description}</Radix.Description>}
          {children && <div className={body}>{children}</div>}
          <div className={buttons({ size })}>{actions}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
