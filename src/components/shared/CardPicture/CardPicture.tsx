import { Nfc } from 'lucide-react';
import { formatExpiry } from '../../../domain/payments/card-number.ts';
import { withBase } from '../../../ui/navigation/base-path.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './CardPicture.css.ts';

export interface CardPictureProps {
  /** Missing digits appear as dots. */
  digits: string;
  name: string;
  /** Format MMYY. */
  expiry: string;
}

const groups = [0, 4, 8, 12];

/** Hidden from screen readers, because it repeats the form. */
export function CardPicture({ digits, name, expiry }: CardPictureProps) {
  return (
    <div className={styles.card} aria-hidden="true">
      <img
        className={styles.art}
        src={withBase('/art/spot/payment-card.svg')}
        alt=""
        width={350}
        height={216}
      />
      <p className={styles.brand}>
        Care<span className={styles.setu}>Setu</span>
      </p>
      <Icon glyph={Nfc} className={styles.wave} />
      <p className={styles.number}>
        {groups.map((start) => {
          const group = digits.slice(start, start + 4);
          return <span key={start}>{group.length === 4 ? group : '••••'}</span>;
        })}
      </p>
      <p className={styles.foot}>
        <span className={styles.name}>{name.trim() || t`Name on card`}</span>
        <span>{expiry ? formatExpiry(expiry).replaceAll(' ', '') : 'MM/YY'}</span>
      </p>
    </div>
  );
}
