import type { LoginBody } from '../../src/contract/auth.ts';
import { formatMobile } from '../../src/domain/forms/format-mobile.ts';
import { DEMO_PASSWORD, demoAccounts } from '../../backend/seed/demo-accounts.ts';
import * as styles from '../kit/demo.css.ts';

export interface DemoAccountsProps {
  onSignIn: (login: LoginBody) => void;
}

export function DemoAccounts({ onSignIn }: DemoAccountsProps) {
  return (
    <>
      <p className={styles.hint}>
        Tap an account to log in. The password is always {DEMO_PASSWORD}.
      </p>
      <ul className={styles.list}>
        {demoAccounts.map(({ name, phone, role }) => (
          <li key={phone}>
            <button
              type="button"
              className={styles.account}
              onClick={() => onSignIn({ phone, role, password: DEMO_PASSWORD, remember: false })}
            >
              <span>
                Sign in as {name} ({role === 'doctor' ? 'Doctor' : 'Patient'})
              </span>{' '}
              <span className={styles.number}>{formatMobile(phone)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
