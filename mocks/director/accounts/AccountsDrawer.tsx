import { useRef, useState } from 'react';
import { DemoAccounts, type DemoAccountsProps } from './DemoAccounts.tsx';
import { Drawer } from '../strip/Drawer.tsx';

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
    </Drawer>
  );
}
