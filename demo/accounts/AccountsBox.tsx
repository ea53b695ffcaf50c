import { DemoAccounts, type DemoAccountsProps } from './DemoAccounts.tsx';
import * as styles from '../kit/demo.css.ts';

export function AccountsBox({ onSignIn }: DemoAccountsProps) {
  return (
    <section className={styles.box} aria-label="Demo accounts">
      <p className={styles.title}>Demo accounts</p>
      <DemoAccounts onSignIn={onSignIn} />
    </section>
  );
}
