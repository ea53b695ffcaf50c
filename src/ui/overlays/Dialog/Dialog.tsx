import type { ReactNode } from 'react';
import { useLazyModule } from '../../lazy/lazy-module.ts';
import { dialogWindow } from './dialog-window.ts';

export interface DialogProps {
  title: string;
  description?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children?: ReactNode;
  /** Begin with the safe button, because it receives initial focus unless a field comes first. */
  actions: ReactNode;
  /**
   * Use if the first field's label does not say what the dialog asks.
   * @default false
   */
  isHeadingFocused?: boolean;
  /**
   * 'large' fills a phone's screen.
   * @default 'regular'
   */
  size?: 'regular' | 'large';
}

/**
 * Returns focus to the opener, or to `<main>` if the opener has disappeared. Calls
 * `onOpenChange(false)` if the code fails to load.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange } = props;
  const dialog = useLazyModule(dialogWindow, { isOpen, onError: () => onOpenChange(false) });
  return dialog && <dialog.DialogWindow {...props} />;
}
