import { Fragment } from 'react';
import type { Relatives } from '../../../.storybook/relatives.ts';
import { DocLink } from './DocLink.tsx';
import * as styles from './RelativeLinks.css.ts';

export function RelativeLinks({ partOf, madeOf }: Relatives) {
  const lines = [
    ['Part of', partOf],
    ['Made of', madeOf],
  ] as const;
  return (
    <dl className={`sb-unstyled ${styles.lines}`}>
      {lines
        .filter(([, relatives]) => relatives.length > 0)
        .map(([words, relatives]) => (
          <div key={words} className={styles.line}>
            <dt className={styles.words}>{words}</dt>
            <dd className={styles.names}>
              {relatives.map(({ name, page }, index) => (
                <Fragment key={page}>
                  {index > 0 && ', '}
                  <DocLink to={`docs/${page}`}>{name}</DocLink>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  );
}
