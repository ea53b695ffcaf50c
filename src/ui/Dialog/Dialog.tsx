import type { ReactNode } from 'react';
import { lazyModule, useLazyModule } from '../lazy-module.ts';

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
  /** The buttons, the safe one first: it gets the focus unless a field is before it, or the heading does. */
  actions: ReactNode;
  /**
   * True where the first field is optional and its label alone would not say what the question is.
   * @default false
   */
  isHeadingFocused?: boolean;
  /**
   * 'large' holds a form of many fields; it fills a phone's screen.
   * @default 'regular'
   */
  size?: 'regular' | 'large';
}

/** The module of every dialog. */
export const dialogWindow = lazyModule(() => import('./DialogWindow.tsx'), { when: 'open' });

/**
 * A question that must be answered before going on. Closed, the focus goes back to where it was, or to the page's
 * main part when that is gone. When its module cannot be loaded, it asks to be closed.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange } = props;
  const dialog = useLazyModule(dialogWindow, { isOpen, onError: () => onOpenChange(false) });
  return dialog && <dialog.DialogWindow {...props} />;
}
