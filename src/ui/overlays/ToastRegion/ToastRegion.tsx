import { useRef } from 'react';
import { t } from '../../../words/t.ts';
import { anchor, region, stack } from './Toast.css.ts';
import { Toast, type ToastMessage } from './Toast.tsx';
import { useRegionFocus } from './use-region-focus.ts';

export interface ToastRegionProps {
  /** Oldest first. */
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  /**
   * Hovering a toast pauses its timer. Focus in the region pauses all timers.
   * @default 5000
   */
  autoCloseMs?: number;
}

/**
 * Alt+T moves focus here, and Escape moves it back (spec §2 Shell). Always mounted: screen readers
 * announce the first toast.
 */
export function ToastRegion({ toasts, onDismiss, autoCloseMs = 5000 }: ToastRegionProps) {
  const self = useRef<HTMLElement>(null);
  const { hasFocus, keepFocus } = useRegionFocus(self);
  return (
    <div className={anchor}>
      <section
        ref={self}
        className={region}
        tabIndex={-1}
        aria-label={t`Notifications Alt+T`}
        aria-live="polite"
        aria-relevant="additions"
      >
        <ol className={stack}>
          {toasts.map((toast) => (
            <li key={toast.id}>
              <Toast
                {...toast}
                autoCloseMs={autoCloseMs}
                isHeld={hasFocus}
                onDismiss={() => {
                  keepFocus(toasts.length > 1);
                  onDismiss(toast.id);
                }}
              />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
