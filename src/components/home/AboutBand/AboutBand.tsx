import { withBase } from '../../../ui/navigation/base-path.ts';
import { Eyebrow } from '../../../ui/layout/SectionHeading/SectionHeading.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './AboutBand.css.ts';

/** Spec §2 Home. */
export function AboutBand() {
  return (
    <section aria-label={t`About CareSetu`}>
      <div className={styles.edge} />
      <div className={styles.band}>
        <div className={styles.inside}>
          <div>
            <Eyebrow ground="deep">{t`About CareSetu`}</Eyebrow>
            <p className={styles.sentence}>
              <Say>
                We're revolutionizing healthcare with{' '}
                <span className={styles.heart}>seamless access to trusted professionals,</span>{' '}
                prioritizing your journey to better health.
              </Say>
            </p>
          </div>
          <img
            className={styles.picture}
            src={withBase('/art/spot/about-doorway.svg')}
            alt={t`An elderly woman and a young doctor side by side before the sun`}
            width={400}
            height={440}
            loading="lazy"
          />
        </div>
      </div>
    </section>
  );
}
