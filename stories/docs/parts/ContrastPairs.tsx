import { measuredPairs, type MeasuredPair } from '../token-data.ts';
import * as styles from './ContrastPairs.css.ts';

export function ContrastPairs() {
  const uses = [...new Set(measuredPairs.map(({ use }) => use))];
  return (
    <div className="sb-unstyled">
      {uses.map((use) => {
        const pairs = measuredPairs.filter((pair) => pair.use === use);
        return (
          <table key={use} className={styles.table}>
            <caption className={styles.caption}>
              {use}: at least {pairs[0]?.needs} to 1
            </caption>
            <thead className={styles.head}>
              <tr>
                <th scope="col">Pair</th>
                <th scope="col">Light</th>
                <th scope="col">Dark</th>
              </tr>
            </thead>
            <tbody>
              {pairs.map((pair) => (
                <tr key={`${pair.front} on ${pair.back}`} className={styles.row}>
                  <th scope="row" className={styles.pair}>
                    {pair.front} on {pair.back}
                  </th>
                  <Sample {...pair.light} />
                  <Sample {...pair.dark} />
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </div>
  );
}

function Sample({ ratio, front, back }: MeasuredPair['light']) {
  return (
    <td className={styles.cell}>
      {/* Lines and dots need less contrast than text, so they are shown large. */}
      <span className={styles.sample} style={{ color: front, background: back }}>
        {ratio.toFixed(1)}
      </span>
    </td>
  );
}
