import type { CSSProperties } from 'react';
import { scaleOf, type ScaleToken } from '../token-data.ts';
import { CopyName } from './CopyName.tsx';
import { tokenAnchor } from './token-anchor.ts';
import * as styles from './Measures.css.ts';

export interface MeasuresProps {
  /** The group of the token file: 'space', 'radius', 'elevation'. */
  group: string;
  /** How a value is shown: as long as it says, as a corner, as a line or as a shadow; only written when left out. */
  shownAs?: 'length' | 'corner' | 'line' | 'shadow';
}

const drawings: Record<NonNullable<MeasuresProps['shownAs']>, (value: string) => CSSProperties> = {
  length: (value) => ({ inlineSize: value }),
  corner: (value) => ({ borderStartStartRadius: value }),
  line: (value) => ({ borderBlockStartWidth: value }),
  shadow: (value) => ({ boxShadow: value === '0' ? 'none' : value }),
};

/** One scale: each value drawn, with its name. */
export function Measures({ group, shownAs }: MeasuresProps) {
  return (
    <ul className={`sb-unstyled ${shownAs === 'length' ? styles.lengths : styles.measures}`}>
      {scaleOf(group).map((token) => (
        <Measure key={token.path} {...token} {...(shownAs && { shownAs })} />
      ))}
    </ul>
  );
}

function Measure({ name, path, value, use, shownAs }: ScaleToken & Omit<MeasuresProps, 'group'>) {
  return (
    <li id={tokenAnchor(path)} className={styles.measure}>
      {shownAs && (
        <div className={styles.window} aria-hidden="true">
          <div className={styles.drawn({ as: shownAs })} style={drawings[shownAs](value)} />
        </div>
      )}
      <div>
        <p>
          <strong className={styles.name}>{name}</strong>{' '}
          {shownAs !== 'shadow' && <span className={styles.value}>{value}</span>}
        </p>
        {use && <p className={styles.use}>{use}</p>}
        <CopyName name={path} />
      </div>
    </li>
  );
}
