import { useState } from 'react';
import { SearchField } from '../../../src/ui/SearchField/SearchField.tsx';
import { colorTokens, everyScaleToken } from '../token-data.ts';
import { CopyName } from './CopyName.tsx';
import * as rows from './Rows.css.ts';
import * as styles from './TokenFinder.css.ts';

const SHOWN = 12;

const all = [
  ...colorTokens.map(({ name, variable, use, light, dark }) => ({
    name: variable,
    color: variable,
    about: [use, `${light.hex} in light, ${dark.hex} in dark`].filter(Boolean).join('. '),
    words: `${variable} color.${name} ${use} ${light.hex} ${dark.hex} ${light.raw} ${dark.raw}`,
  })),
  ...everyScaleToken().map(({ path, value, use }) => ({
    name: path,
    color: undefined,
    about: [use, value].filter(Boolean).join(': '),
    words: `${path} ${value} ${use}`,
  })),
].map((token) => ({ ...token, words: token.words.toLowerCase() }));

/** By name, use or value: 'selected', '#0b5b53', '44px'. */
export function TokenFinder() {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.length
    ? all.filter((token) => words.every((word) => token.words.includes(word)))
    : [];
  return (
    <div className={`sb-unstyled ${styles.finder}`}>
      <SearchField
        label="Find a token"
        placeholder="selected, #0b5b53, 44px"
        value={query}
        onChange={setQuery}
      />
      <p role="status" className={rows.note}>
        {words.length > 0 &&
          (found.length > 0
            ? `${found.length} of ${all.length} tokens${found.length > SHOWN ? `, the first ${SHOWN} shown` : ''}`
            : 'No token matches. Try a use (text, focus, border), a value or part of a name.')}
      </p>
      <ul>
        {found.slice(0, SHOWN).map(({ name, color, about }) => (
          <li key={name} className={styles.token}>
            <span
              className={color ? styles.dot : undefined}
              style={color ? { background: `var(${color})` } : undefined}
            />
            <CopyName name={name} />
            <span className={rows.note}>{about}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
