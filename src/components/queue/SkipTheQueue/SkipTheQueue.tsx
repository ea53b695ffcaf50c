import { useId } from 'react';
import type { Freelancer } from '../../../contract/freelancers.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './SkipTheQueue.css.ts';

export interface SkipTheQueueProps {
  helper: Freelancer;
  bookHref: string;
  allHref: string;
}

export function SkipTheQueue({ helper, bookHref, allHref }: SkipTheQueueProps) {
  const headingId = useId();
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <div className={styles.portrait}>
        <Avatar name={helper.name} src={helper.profilePicture} tint="neem" />
      </div>
      <div>
        <h2 id={headingId} className={styles.heading}>
          {t`Skip the queue`}
        </h2>
        <p className={styles.words}>
          {t`A helper waits in the queue and messages you when it is your turn.`}
        </p>
        <Inline as="p" gap="s5" rowGap="s2" className={styles.ways}>
          <a className={styles.way} href={bookHref}>
            <Say>
              Book a helper
              <VisuallyHidden> named {helper.name}</VisuallyHidden>
            </Say>
          </a>
          <a className={styles.way} href={allHref}>
            {t`All helpers`}
          </a>
        </Inline>
      </div>
    </section>
  );
}
