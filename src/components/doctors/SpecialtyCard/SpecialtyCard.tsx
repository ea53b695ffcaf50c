import {
  BlockIcon,
  type BlockIconName,
  type BlockIconTint,
} from '../../../ui/media/BlockIcon/BlockIcon.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './SpecialtyCard.css.ts';

/** The content is from spec §3. */
export interface SpecialtyContent {
  icon: BlockIconName;
  tint: BlockIconTint;
  title: string;
  description: string;
}

export interface SpecialtyCardProps {
  specialty: SpecialtyContent;
  doctorsHref: string;
}

/** Renders an arch, or a row on phones (spec §2 Home). */
export function SpecialtyCard({ specialty, doctorsHref }: SpecialtyCardProps) {
  const { icon, tint, title, description } = specialty;
  return (
    <div className={styles.frame}>
      <div className={styles.card({ tint })}>
        <div className={styles.window({ tint })}>
          <BlockIcon name={icon} tint={tint} size="hero" />
        </div>
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.description}>{description}</p>
          <div className={styles.ways}>
            <a
              className={styles.book}
              href={doctorsHref}
              aria-label={t`Book Consultation, ${title}`}
            >
              <span className={styles.bookWords}>{t`Book Consultation`}</span>
            </a>
            <a className={styles.more} href={doctorsHref} aria-label={t`See More, ${title}`}>
              <span className={styles.moreWords}>{t`See More`}</span>
              {/* Search engines may ignore `aria-label`, and link texts must be unique. */}
              <VisuallyHidden> {title}</VisuallyHidden>
            </a>
          </div>
        </div>
      </div>
    </div>
  );
}
