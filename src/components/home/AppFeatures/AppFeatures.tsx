import { BlockIcon } from '../../../ui/media/BlockIcon/BlockIcon.tsx';
import { SectionHeading } from '../../../ui/layout/SectionHeading/SectionHeading.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { VisitVignette } from '../../appointments/VisitVignette/VisitVignette.tsx';
import { appFeatures } from './app-features.ts';
import * as styles from './AppFeatures.css.ts';

const HEADING_ID = 'features';

/** Spec §1, §2 Home. */
export function AppFeatures() {
  return (
    <section className={styles.section} aria-labelledby={HEADING_ID}>
      <div className={styles.picture}>
        <VisitVignette />
      </div>
      <div>
        <SectionHeading id={HEADING_ID} eyebrow={t`Why CareSetu`}>
          {t`Explore Our App's Features`}
        </SectionHeading>
        <p className={styles.lead}>
          <Say>
            CareSetu simplifies healthcare with an easy-to-use platform for booking appointments,
            telehealth services and managing patient records.
          </Say>
        </p>
        <ul>
          {appFeatures.map(({ icon, title, text }) => (
            <li key={title} className={styles.feature}>
              <BlockIcon name={icon} tint="marigold" />
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
