import { useRef } from 'react';
import { anchor, region, stack } from './Toast.css.ts';
import { Toast, type ToastMessage } from './Toast.tsx';
import { useRegionFocus } from './use-region-focus.ts';

export interface ToastRegionProps {
  /** What there is to say, the oldest first. */
  toasts: readonly ToastMessage[];
  /** A toast's time is up, or it was closed or dragged away. */
  onDismiss: (id: string) => void;
  /**
   * How long a toast stays, in ms; its clock stands still under the pointer and while the region has the focus.
   * @default 5000
   */
  autoCloseMs?: number;
}

/**
 * Short news at the top right, under the header, after which it stands on the page (spec §2 Shell). Alt+T moves the
 * focus here, Escape moves it back.
 * Kept on the page while there is nothing to say, so that people who listen hear the first toast too.
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
        aria-label="Notifications Alt+T"
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
