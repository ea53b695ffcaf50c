import { DocLink } from './DocLink.tsx';
import * as styles from './StoryList.css.ts';

export interface StoryListProps {
  stories: readonly { id: string; name: string }[];
}

export function StoryList({ stories }: StoryListProps) {
  return (
    <ul className={`sb-unstyled ${styles.list}`}>
      {stories.map(({ id, name }) => (
        <li key={id} className={styles.story}>
          <DocLink to={`story/${id}`} className={styles.link}>
            {name}
          </DocLink>
        </li>
      ))}
    </ul>
  );
}
