import { useState } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { scaleOf } from '../token-data.ts';
import { tokenAnchor } from './token-anchor.ts';
import * as styles from './Motion.css.ts';

export function Motion() {
  const [isAcross, setIsAcross] = useState(false);
  const durations = scaleOf('motion.duration');
  const curves = scaleOf('motion.easing');
  const slow = durations.find(({ name }) => name === 'slow')?.value ?? '0ms';
  const moves = [
    ...durations.map((token) => ({ ...token, move: `${token.value} ${curves[0]?.value ?? ''}` })),
    ...curves.map((token) => ({ ...token, move: `${slow} ${token.value}` })),
  ];
  return (
    <div className="sb-unstyled">
      <Button variant="secondary" onPress={() => setIsAcross(!isAcross)}>
        Cross the bridge
      </Button>
      <ul className={styles.moves}>
        {moves.map(({ path, name, value, use, move }) => (
          <li key={path} id={tokenAnchor(path)} className={styles.move}>
            <div className={styles.track} aria-hidden="true">
              <div
                className={styles.sun}
                data-state={isAcross ? 'there' : 'here'}
                style={{ transition: `inset-inline-start ${move}` }}
              />
            </div>
            <p>
              <strong className={styles.name}>{name}</strong> {value}
              {use && <span className={styles.use}> · {use}</span>}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
