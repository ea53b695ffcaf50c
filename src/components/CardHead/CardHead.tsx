import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardPicture, type CardPictureProps } from '../CardPicture/CardPicture.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as styles from './CardHead.css.ts';

export interface CardHeadProps extends CardPictureProps {
  /** Where the card's number goes, and where it does not. */
  children: ReactNode;
}

/** What stands over a card's fields: the card, and what becomes of its number. */
export function CardHead({ children, ...picture }: CardHeadProps) {
  return (
    <div className={styles.head}>
      <CardPicture {...picture} />
      <div className={styles.note}>
        <Icon glyph={Lock} className={styles.icon} />
        <div>{children}</div>
      </div>
    </div>
  );
}
