import { scaleOf } from '../token-data.ts';
import { CopyName } from './CopyName.tsx';
import { tokenAnchor } from './token-anchor.ts';
import * as styles from './Layers.css.ts';

/** What stands above what: sheets that overlap as their tokens say. */
export function Layers() {
  // The last of a page would lie on top by itself: here that is the lowest.
  const layers = scaleOf('z-index').toReversed();
  return (
    <ol className={`sb-unstyled ${styles.layers}`}>
      {layers.map(({ name, path, value }) => (
        <li key={path} id={tokenAnchor(path)} className={styles.layer} style={{ zIndex: value }}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.value}>{value}</span>
          <CopyName name={path} />
        </li>
      ))}
    </ol>
  );
}
