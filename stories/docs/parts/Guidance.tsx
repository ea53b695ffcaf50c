import type { Guidance as Advice } from '../guidance/table.ts';
import * as styles from './Guidance.css.ts';

export function Guidance({ when, whenNot = [], words = [] }: Advice) {
  const lists = [
    ['Use it for', when],
    ['Use another', whenNot],
    ['Words', words],
  ] as const;
  return (
    <dl className={`sb-unstyled ${styles.advice}`}>
      {lists
        .filter(([, items]) => items.length > 0)
        .map(([title, items]) => (
          <div key={title}>
            <dt className={styles.title}>{title}</dt>
            {items.map((item) => (
              <dd key={item} className={styles.item}>
                {item}
              </dd>
            ))}
          </div>
        ))}
    </dl>
  );
}
