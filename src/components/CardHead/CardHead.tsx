import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardPicture, type CardPictureProps } from '../CardPicture/CardPicture.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as styles from './CardHead.css.ts';

export interface CardHeadProps extends CardPictureProps {
  children: ReactNode;
}

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
