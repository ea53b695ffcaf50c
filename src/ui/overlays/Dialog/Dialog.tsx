import type { ReactNode } from 'react';
import { useLazyModule } from '../../lazy/lazy-module.ts';
import { dialogWindow } from './dialog-window.ts';

export interface DialogProps {
  title: string;
  description?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children?: ReactNode;
  /** Put the safe button first: it receives initial focus unless there is a field. */
  actions: ReactNode;
  /**
   * Focuses the heading first. Use if the first field's label does not say what the dialog asks.
   * @default false
   */
  isHeadingFocused?: boolean;
  /**
   * 'large' fills the screen on phones.
   * @default 'regular'
   */
  size?: 'regular' | 'large';
}

/**
 * Returns focus to the opener, or else to `<main>`. Calls `onOpenChange(false)` if the code fails
 * to load.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange } = props;
  const dialog = useLazyModule(dialogWindow, { isOpen, onError: () => onOpenChange(false) });
  return dialog && <dialog.DialogWindow {...props} />;
}
