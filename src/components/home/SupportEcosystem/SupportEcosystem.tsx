import { withBase } from '../../../ui/navigation/base-path.ts';
import { t } from '../../../words/t.ts';
import * as styles from './SupportEcosystem.css.ts';

const HEADING_ID = 'support-ecosystem';

const partners = [
  { name: 'Aarogya Trust', file: 'aarogya', width: 193 },
  { name: 'Nadi Labs', file: 'nadi', width: 149 },
  { name: 'Sparsh Clinics', file: 'sparsh', width: 191 },
] as const;

/** Spec §2 Home. */
export function SupportEcosystem() {
  return (
    <section className={styles.band} aria-labelledby={HEADING_ID}>
      <div className={styles.inside}>
        <div>
          <h2 id={HEADING_ID} className={styles.heading}>
            {t`Support Ecosystem`}
          </h2>
          <p className={styles.sentence}>{t`The organisations we work with.`}</p>
        </div>
        <ul className={styles.partners}>
          {partners.map(({ name, file, width }) => (
            <li key={name} className={styles.partner}>
              <img
                className={styles.logo}
                src={withBase(`/art/partners/${file}.svg`)}
                alt={name}
                width={width}
                height={36}
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
