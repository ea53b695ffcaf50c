import { colorGroups, type ColorOfTheme, type ColorToken } from '../token-data.ts';
import * as styles from './Swatches.css.ts';

export function Swatches() {
  return (
    <div className="sb-unstyled">
      {colorGroups().map(({ title, colors }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.swatches}>
            {colors.map((color) => (
              <Swatch key={color.name} {...color} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Swatch({ name, variable, use, light, dark }: ColorToken) {
  return (
    <li className={styles.swatch}>
      <div className={styles.arch} style={{ background: `var(${variable})` }} />
      <p className={styles.name}>{name.replace('illustration.', '')}</p>
      {use && <p className={styles.use}>{use}</p>}
      <dl className={styles.values}>
        <Value theme="Light" {...light} />
        <Value theme="Dark" {...dark} />
      </dl>
      <code className={styles.variable}>{variable}</code>
    </li>
  );
}

function Value({ theme, hex, opacity, raw }: ColorOfTheme & { theme: string }) {
  const share = `${opacity * 100}%`;
  return (
    <div className={styles.value}>
      <dt>
        <span
          className={styles.dot}
          style={{ background: `color-mix(in srgb, ${hex} ${share}, transparent)` }}
          aria-hidden="true"
        />
        {theme}
      </dt>
      <dd>
        {opacity === 1 ? hex : `${hex} at ${share}`} <span className={styles.raw}>{raw}</span>
      </dd>
    </div>
  );
}
