import { scaleOf } from '../token-data.ts';
import { CopyName } from './CopyName.tsx';
import { tokenAnchor } from './token-anchor.ts';
import * as styles from './Layers.css.ts';

export function Layers() {
  // Without z-index the last would be on top.
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
