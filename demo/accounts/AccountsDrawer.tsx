import { useRef, useState } from 'react';
import { DemoAccounts, type DemoAccountsProps } from './DemoAccounts.tsx';
import { Drawer } from '../kit/Drawer.tsx';
import * as styles from '../kit/demo.css.ts';

export function AccountsDrawer({ onSignIn }: DemoAccountsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <Drawer label="Accounts" isOpen={isOpen} onOpenChange={setIsOpen} toggleRef={toggle}>
      <DemoAccounts
        onSignIn={(login) => {
          setIsOpen(false);
          toggle.current?.focus();
          onSignIn(login);
        }}
      />
      <div className={styles.steps}>
        {/* The router does not follow a link with a target. */}
        <a className={styles.buttonLink} href={`${import.meta.env.BASE_URL}stage`} target="_top">
          Show two people side by side
        </a>
      </div>
    </Drawer>
  );
}
