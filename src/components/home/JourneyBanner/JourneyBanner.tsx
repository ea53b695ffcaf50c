import { t } from '../../../words/t.ts';
import * as styles from './JourneyBanner.css.ts';

/** Spec §2 Home. */
export function JourneyBanner() {
  return (
    <section className={styles.section} aria-labelledby="journey">
      <div className={styles.banner}>
        <div className={styles.words}>
          <div>
            <h2 id="journey" className={styles.heading}>
              {t`Start Your Health Journey Here`}
            </h2>
            <p className={styles.sentence}>
              {t`Our app is coming soon. Until then, use CareSetu in your browser.`}
            </p>
          </div>
          <button className={styles.soon} type="button" disabled>
            {t`Coming Soon`}
          </button>
        </div>
        <div className={styles.edge} />
      </div>
    </section>
  );
}
