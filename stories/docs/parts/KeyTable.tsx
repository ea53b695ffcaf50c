import { Fragment } from 'react';
import { VisuallyHidden } from '../../../src/ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import type { KeyboardTable } from '../keyboard/table.ts';
import * as styles from './KeyTable.css.ts';

const caps: Record<string, string> = {
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Escape: 'Esc',
};

export function KeyTable({ component, rows }: KeyboardTable) {
  return (
    <table className={`sb-unstyled ${styles.table}`} aria-label={`Keys of ${component}`}>
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={`${keys.join(' ')} ${does}`} className={styles.row}>
            <th scope="row" className={styles.keys}>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ' or '}
                  <Key name={key} />
                </Fragment>
              ))}
            </th>
            <td className={styles.does}>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Key({ name }: { name: string }) {
  return name.split(/(?<=.)\+/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' + '}
      <kbd className={styles.key}>
        {caps[part] ? <Cap sign={caps[part]} name={words(part)} /> : part}
      </kbd>
    </Fragment>
  ));
}

function Cap({ sign, name }: { sign: string; name: string }) {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}

function words(key: string): string {
  return key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
