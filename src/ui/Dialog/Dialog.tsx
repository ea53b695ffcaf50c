import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { onDemand, useOnDemand } from '../use-on-demand.ts';

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

/** The code of every dialog. */
export const dialogWindow = onDemand(() => import('./DialogWindow.tsx'));

/**
 * A question that must be answered before going on. Closed, the focus goes back to where it was, or to the page's
 * main part when that is gone. Its code comes when it is opened first; where it cannot be had, it asks to be closed.
 */
export function Dialog(props: DialogProps) {
  const { isOpen } = props;
  const [dialog, getDialog] = useOnDemand(dialogWindow);
  const open = useEffectEvent(async () => {
    if (!(await getDialog())) props.onOpenChange(false);
  });
  useEffect(() => {
    if (isOpen) void open();
  }, [isOpen]);
  return dialog && <dialog.DialogWindow {...props} />;
}
