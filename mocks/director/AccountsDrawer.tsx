import { useEffect, useId, useRef, useState } from 'react';
import { DemoAccounts, type DemoAccountsProps } from './DemoAccounts.tsx';
import * as styles from './director.css.ts';

export function AccountsDrawer({ onSignIn }: DemoAccountsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const drawerId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => {
      setIsOpen(false);
      toggle.current?.focus();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [isOpen]);

  return (
    <div className={styles.disclosure} ref={whole}>
      <button
        type="button"
        className={styles.button}
        ref={toggle}
        aria-expanded={isOpen}
        aria-controls={drawerId}
        onClick={() => setIsOpen(!isOpen)}
      >
        Accounts <span aria-hidden="true">{isOpen ? '▴' : '▾'}</span>
      </button>
      <div className={styles.drawer} id={drawerId} hidden={!isOpen}>
        <DemoAccounts
          onSignIn={(login) => {
            setIsOpen(false);
            toggle.current?.focus();
            onSignIn(login);
          }}
        />
      </div>
    </div>
  );
}
