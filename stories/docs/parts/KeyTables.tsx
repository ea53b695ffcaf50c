import { keyboardTables } from '../keyboard.ts';
import { DocLink } from './DocLink.tsx';
import { KeyTable } from './KeyTable.tsx';
import * as styles from './KeyTables.css.ts';

export function KeyTables() {
  return (
    <div className={`sb-unstyled ${styles.tables}`}>
      {keyboardTables.map((table) => (
        <section key={table.component} aria-labelledby={`keys-${table.component}`}>
          <h3 id={`keys-${table.component}`} className={styles.name}>
            {table.component}
          </h3>
          <p className={styles.story}>
            <DocLink to={`story/${table.story}`}>Try the keys in a story</DocLink>
            {table.pattern !== 'native' && ` · ${table.pattern} pattern`}
          </p>
          <KeyTable {...table} />
        </section>
      ))}
    </div>
  );
}
