import type { DemoCode } from '../../backend/handlers/auth/demo-codes.ts';
import * as styles from '../kit/demo.css.ts';
import { pasteCode } from './code-boxes.ts';

export interface DemoAuthenticatorProps {
  codes: readonly DemoCode[];
}

export function DemoAuthenticator({ codes }: DemoAuthenticatorProps) {
  if (codes.length === 0) return null;
  return (
    <section className={styles.box} aria-label="Demo authenticator">
      <p className={styles.title}>Demo authenticator</p>
      <p className={styles.hint}>
        This takes the place of the authenticator app on your phone. Your own app works too.
      </p>
      <ul className={styles.list}>
        {codes.map(({ accountId, name, code, smsCode }) => (
          <li key={accountId} className={styles.message}>
            <p className={styles.text}>
              {name}: <strong className={styles.code}>{code ?? 'wait for the next code'}</strong>
            </p>
            {code !== null && (
              <div className={styles.steps}>
                <button type="button" className={styles.button} onClick={() => pasteCode(code)}>
                  Fill in the code
                </button>
              </div>
            )}
            {smsCode !== null && (
              <>
                <p className={styles.text}>
                  SMS: <strong className={styles.code}>{smsCode}</strong>
                </p>
                <div className={styles.steps}>
                  <button
                    type="button"
                    className={styles.button}
                    onClick={() => pasteCode(smsCode, 'last')}
                  >
                    Fill in the SMS code
                  </button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
