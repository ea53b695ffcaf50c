import { guidance } from '../guidance.ts';
import { DocLink } from './DocLink.tsx';
import type { Part } from './list-parts.ts';
import * as styles from './PartCards.css.ts';
import { StoryPicture } from './StoryPicture.tsx';

export interface PartCardsProps {
  parts: readonly Part[];
}

export function PartCards({ parts }: PartCardsProps) {
  return (
    <ul className={`sb-unstyled ${styles.cards}`}>
      {parts.map(({ name, docsId, storyId }) => (
        <li key={docsId} className={styles.card}>
          <StoryPicture storyId={storyId} />
          <div>
            <DocLink to={`docs/${docsId}`} className={styles.name}>
              {name}
            </DocLink>
            {guidance[name] && <p className={styles.use}>{guidance[name].when[0]}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
