import type { CSSProperties } from 'react';
import { getScale, type ScaleToken } from '../token-data.ts';
import * as styles from './Measures.css.ts';

export interface MeasuresProps {
  /** For example 'space', 'radius' or 'elevation'. */
  group: string;
  shownAs?: 'length' | 'corner' | 'line' | 'shadow' | 'family' | 'weight';
}

type Shown = NonNullable<MeasuresProps['shownAs']>;

const drawings: Record<Shown, (value: string) => CSSProperties> = {
  length: (value) => ({ inlineSize: value }),
  corner: (value) => ({ borderStartStartRadius: value }),
  line: (value) => ({ borderBlockStartWidth: value }),
  shadow: (value) => ({ boxShadow: value === '0' ? 'none' : value }),
  family: (value) => ({ fontFamily: value }),
  weight: (value) => ({ fontWeight: value }),
};

const isWide = (shownAs: MeasuresProps['shownAs']) =>
  shownAs !== undefined && ['length', 'family'].includes(shownAs);

export function Measures({ group, shownAs }: MeasuresProps) {
  return (
    <ul className={`sb-unstyled ${isWide(shownAs) ? styles.lengths : styles.measures}`}>
      {getScale(group).map((token) => (
        <Measure key={token.path} {...token} {...(shownAs && { shownAs })} />
      ))}
    </ul>
  );
}

function Measure({ name, path, value, use, shownAs }: ScaleToken & Omit<MeasuresProps, 'group'>) {
  return (
    <li className={styles.measure}>
      {shownAs && (
        <div className={styles.window} aria-hidden="true">
          <div className={styles.drawn({ as: shownAs })} style={drawings[shownAs](value)}>
            {(shownAs === 'family' || shownAs === 'weight') && 'Setu, 10:30'}
          </div>
        </div>
      )}
      <div>
        <p>
          <strong className={styles.name}>{name}</strong>{' '}
          {shownAs !== 'shadow' && <span className={styles.value}>{value}</span>}
        </p>
        {use && <p className={styles.use}>{use}</p>}
        <code className={styles.path}>{path}</code>
      </div>
    </li>
  );
}
