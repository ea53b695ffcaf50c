import { Avatar } from '../../../src/ui/Avatar/Avatar.tsx';
import { Slip } from '../../../src/ui/Slip/Slip.tsx';
import { StitchRule } from '../../../src/ui/StitchRule/StitchRule.tsx';
import * as styles from './Signatures.css.ts';

export function Signatures() {
  return (
    <ul className={`sb-unstyled ${styles.signatures}`}>
      <li className={styles.signature}>
        <div className={styles.stage}>
          <Avatar name="Meera Nair" src="/art/people/meera.svg" size="m" />
        </div>
        <p className={styles.name}>The arch</p>
        <p className={styles.words}>A window for people and places.</p>
      </li>
      <li className={styles.signature}>
        <div className={styles.stage}>
          <div className={styles.wide}>
            <StitchRule />
          </div>
        </div>
        <p className={styles.name}>The running stitch</p>
        <p className={styles.words}>A kantha stitch between two sections.</p>
      </li>
      <li className={styles.signature}>
        <div className={styles.stage}>
          <div className={styles.wide}>
            <Slip>
              <p>10:30 am</p>
              <p>In-person</p>
            </Slip>
          </div>
        </div>
        <p className={styles.name}>The slip</p>
        <p className={styles.words}>A ticket, only for visits and queues.</p>
      </li>
      <li className={styles.signature}>
        <div className={styles.stage}>
          <div className={styles.khadi} />
        </div>
        <p className={styles.name}>Khadi</p>
        <p className={styles.words}>A warm background; in the dark theme, a deep one.</p>
      </li>
    </ul>
  );
}
