import { Wordmark } from '../../../src/components/Wordmark/Wordmark.tsx';
import { withBase } from '../../../src/ui/base-path.ts';
import * as styles from './WelcomeHead.css.ts';

export function WelcomeHead() {
  return (
    <header className={`sb-unstyled ${styles.head}`}>
      <div className={styles.words}>
        <Wordmark />
        <h1 className={styles.title}>A bridge, part by part</h1>
        <p className={styles.lead}>
          Every component of CareSetu, in every state: to look at, to try and to build with.
        </p>
      </div>
      <img className={styles.bridge} src={withBase('/art/hero/bridge.svg')} alt="" />
    </header>
  );
}
