import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../words/t.ts';
import { IconButton } from '../../forms/IconButton/IconButton.tsx';
import { Icon } from '../../layout/Icon/Icon.tsx';
import { sign, toast, way, words } from './Toast.css.ts';
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
  /**
   * The message links there, and the toast stays for at least 20 seconds.
   * @default undefined
   */
  href?: string;
}

export interface ToastProps extends ToastMessage {
  autoCloseMs: number;
  isHeld: boolean;
  onDismiss: () => void;
}

/** In ms. Time to read the message and to reach the link, as in WCAG 2.2.1. */
const LINK_MS = 20_000;

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

export function Toast({
  kind,
  message,
  isQuiet = false,
  href,
  autoCloseMs,
  isHeld,
  onDismiss,
}: ToastProps) {
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  const swipe = useSwipeAway(onDismiss);
  const shownMs = href === undefined ? autoCloseMs : Math.max(autoCloseMs, LINK_MS);
  useCountdown(shownMs, isHeld || isUnderPointer || swipe.isDragged, onDismiss);
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
      {href === undefined ? (
        <span className={words}>{message}</span>
      ) : (
        <a className={`${words} ${way}`} href={href} draggable={false} onClick={onDismiss}>
          {message}
        </a>
      )}
      <IconButton
        label={t`Close notification`}
        icon={<Icon glyph={X} size={20} />}
        onClick={onDismiss}
      />
    </div>
  );
}
