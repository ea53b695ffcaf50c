import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import * as styles from './demo.css.ts';

export interface DrawerProps {
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button, which gets focus after Escape. */
  toggleRef: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}

export function Drawer({ label, isOpen, onOpenChange, toggleRef, children }: DrawerProps) {
  const whole = useRef<HTMLDivElement>(null);
  const drawerId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onOpenChange(false);
      toggleRef.current?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) onOpenChange(false);
    };
    // A press in a frame of the stage is no event of this document.
    const onBlur = () => {
      if (document.activeElement instanceof HTMLIFrameElement) onOpenChange(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      removeEventListener('blur', onBlur);
    };
  }, [isOpen, onOpenChange, toggleRef]);

  return (
    <div className={styles.disclosure} ref={whole}>
      <button
        type="button"
        className={styles.button}
        ref={toggleRef}
        aria-expanded={isOpen}
        aria-controls={drawerId}
        onClick={() => onOpenChange(!isOpen)}
      >
        {label} <span aria-hidden="true">{isOpen ? '▴' : '▾'}</span>
      </button>
      <div className={styles.drawer} id={drawerId} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
