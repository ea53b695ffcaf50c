import { ArrowRight } from 'lucide-react';
import { withBase } from '../../ui/base-path.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import * as styles from './HomeScreen.css.ts';

export interface HomeScreenProps {
  /** Where 'Get Start' leads: the dashboard, or the login for a guest. */
  getStartHref: string;
  /** Where 'Learn More' leads. */
  learnMoreHref: string;
}

/** The landing page (spec §2 Home). */
export function HomeScreen({ getStartHref, learnMoreHref }: HomeScreenProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.heading}>Connecting You to Better Health</h1>
        <p className={styles.lead}>
          Find the right doctor, book in a minute, and message from any phone. We build the bridge;
          you just walk across.
        </p>
        <div className={styles.ways}>
          <ButtonLink href={getStartHref}>
            <span className={styles.withArrow}>
              Get Start
              <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </span>
          </ButtonLink>
          <ButtonLink href={learnMoreHref} variant="secondary">
            Learn More
          </ButtonLink>
        </div>
      </div>
      <img
        className={styles.art}
        src={withBase('/art/hero/bridge.svg')}
        width={1280}
        height={448}
        alt=""
        fetchPriority="high"
      />
    </div>
  );
}
