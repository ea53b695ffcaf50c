import { typeRoles } from '../token-data.ts';
import * as styles from './TypeScale.css.ts';

export function TypeScale() {
  return (
    <ul className={`sb-unstyled ${styles.roles}`}>
      {typeRoles().map(({ name, value, use, style }) => (
        <li key={name} className={styles.role}>
          <p className={styles.sample} style={style}>
            {style.fontFamily.startsWith("'Eczar")
              ? 'Setu, a bridge'
              : 'Wed 25 Nov, 10:30 am · ₹1,200'}
          </p>
          <p className={styles.fact}>
            <strong className={styles.name}>{name}</strong> {value}
            {use && <span className={styles.use}> · {use}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
