import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../words/t.ts';
import { IconButton } from '../../forms/IconButton/IconButton.tsx';
import { Icon } from '../../layout/Icon/Icon.tsx';
import { sign, toast, words } from './Toast.css.ts';
import { useCountdown } from './use-countdown.ts';
import { useSwipeAway } from './use-swipe-away.ts';

export interface ToastMessage {
  id: string;
  kind: 'success' | 'error' | 'info';
  message: string;
  /**
   * Screen readers do not announce it, because the page announces the same error.
   * @default false
   */
  isQuiet?: boolean;
}

export interface ToastProps extends ToastMessage {
  autoCloseMs: number;
  isHeld: boolean;
  onDismiss: () => void;
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

export function Toast({
  kind,
  message,
  isQuiet = false,
  autoCloseMs,
  isHeld,
  onDismiss,
}: ToastProps) {
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  const swipe = useSwipeAway(onDismiss);
  useCountdown(autoCloseMs, isHeld || isUnderPointer || swipe.isDragged, onDismiss);
  const icon = icons[kind];
  const state = swipe.isDragged ? 'dragged' : 'resting';
  return (
    <div
      className={toast({ kind, state })}
      role={isQuiet ? undefined : kind === 'error' ? 'alert' : 'status'}
      aria-live={isQuiet ? 'off' : undefined}
      data-state={state}
      style={swipe.style}
      {...swipe.handlers}
      onPointerEnter={() => setIsUnderPointer(true)}
      onPointerLeave={() => setIsUnderPointer(false)}
    >
      <Icon glyph={icon} className={sign} size={24} />
      <span className={words}>{message}</span>
      <IconButton
        label={t`Close notification`}
        icon={<Icon glyph={X} size={20} />}
        onClick={onDismiss}
      />
    </div>
  );
}
