import type { CSSProperties } from 'react';
import { scaleOf, type ScaleToken } from '../token-data.ts';
import { CopyName } from './CopyName.tsx';
import { tokenAnchor } from './token-anchor.ts';
import * as styles from './Measures.css.ts';

export interface MeasuresProps {
  /** 'space', 'radius', 'elevation'. */
  group: string;
  /** Only text if omitted. */
  shownAs?: 'length' | 'corner' | 'line' | 'stitch' | 'shadow' | 'shape' | 'family' | 'weight';
}

type Shown = NonNullable<MeasuresProps['shownAs']>;

const drawings: Record<Shown, (value: string, name: string) => CSSProperties> = {
  length: (value) => ({ inlineSize: value }),
  corner: (value) => ({ borderStartStartRadius: value }),
  line: (value) => ({ borderBlockStartWidth: value }),
  stitch: (value) => {
    const [on = '', off = ''] = value.split(' ');
    const dashes = `currentColor 0 ${on}, transparent ${on} calc(${on} + ${off})`;
    return { backgroundImage: `repeating-linear-gradient(to right, ${dashes})` };
  },
  shadow: (value) => ({ boxShadow: value === '0' ? 'none' : value }),
  // An arch is set by its height, a picture by its width.
  shape: (value, name) =>
    name === 'arch'
      ? { aspectRatio: `1 / ${value}`, borderRadius: styles.archCorners }
      : { aspectRatio: value },
  family: (value) => ({ fontFamily: value }),
  weight: (value) => ({ fontWeight: value }),
};

const isWide = (shownAs: MeasuresProps['shownAs']) =>
  shownAs !== undefined && ['length', 'stitch', 'shape', 'family'].includes(shownAs);

export function Measures({ group, shownAs }: MeasuresProps) {
  return (
    <ul className={`sb-unstyled ${isWide(shownAs) ? styles.lengths : styles.measures}`}>
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
          <div className={styles.drawn({ as: shownAs })} style={drawings[shownAs](value, name)}>
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
        <CopyName name={path} />
      </div>
    </li>
  );
}
