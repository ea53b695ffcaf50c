import type { TokenUse } from '../../../.storybook/token-uses.ts';
import { DocLink } from './DocLink.tsx';
import * as rows from './Rows.css.ts';
import { isOnTokensPage, tokenAnchor } from './token-anchor.ts';
import * as styles from './TokenUses.css.ts';

export interface TokenUsesProps {
  uses: readonly TokenUse[];
}

export function TokenUses({ uses }: TokenUsesProps) {
  const places = [...new Set(uses.map(placeOf))];
  return (
    <div className="sb-unstyled">
      <dl className={rows.rows}>
        {places.map((place) => (
          <div key={place} className={styles.row}>
            <dt className={rows.strong}>{place}</dt>
            {[...new Set(uses.filter((use) => placeOf(use) === place).map(namedOf))].map(
              (named) => (
                <Named key={named} named={named} />
              ),
            )}
          </div>
        ))}
      </dl>
      <p className={styles.all}>
        <DocLink to="docs/tokens--docs">All tokens</DocLink>
      </p>
    </div>
  );
}

function Named({ named }: { named: string }) {
  const [property, token = ''] = named.split(' ');
  return (
    <dd className={styles.use}>
      <span className={rows.note}>{property}</span>
      <span className={rows.code}>
        {token.startsWith('color.') && <Dot color={token.slice('color.'.length)} />}
        {isOnTokensPage(token) ? (
          <DocLink to={`docs/tokens--docs#${tokenAnchor(token)}`} className={styles.token}>
            {token}
          </DocLink>
        ) : (
          token
        )}
      </span>
    </dd>
  );
}

function Dot({ color }: { color: string }) {
  return (
    <span
      className={styles.dot}
      style={{ background: `var(--color-${color.replaceAll('.', '-')})` }}
    />
  );
}

function placeOf({ part, state }: TokenUse): string {
  return state ? `${part}, ${state}` : part;
}

function namedOf({ property, token }: TokenUse): string {
  return `${property} ${token}`;
}
