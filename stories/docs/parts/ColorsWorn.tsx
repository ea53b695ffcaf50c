import type { TokenUse } from '../../../.storybook/token-uses.ts';
import { colorTokens } from '../token-data.ts';
import { DocLink } from './DocLink.tsx';
import { tokenAnchor } from './token-anchor.ts';
import * as styles from './ColorsWorn.css.ts';

export interface ColorsWornProps {
  uses: readonly TokenUse[];
}

export function ColorsWorn({ uses }: ColorsWornProps) {
  const worn = colorTokens.filter(({ name }) =>
    uses.some(({ token }) => token === `color.${name}`),
  );
  return (
    <ul className={`sb-unstyled ${styles.colors}`}>
      {worn.map(({ name, variable, use }) => (
        <li key={name} className={styles.row}>
          <span className={styles.arch} style={{ background: `var(${variable})` }} />
          <span>
            <DocLink
              to={`docs/tokens--docs#${tokenAnchor(`color.${name}`)}`}
              className={styles.name}
            >
              {name}
            </DocLink>
            <span className={styles.use}>{use}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
