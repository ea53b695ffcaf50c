import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardPicture, type CardPictureProps } from '../CardPicture/CardPicture.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import * as styles from './CardFormIntro.css.ts';

export interface CardHeadProps extends CardPictureProps {
  children: ReactNode;
}

export function CardFormIntro({ children, ...picture }: CardHeadProps) {
  return (
    <div className={styles.head}>
      <CardPicture {...picture} />
      <Inline canWrap={false} gap="s3" className={styles.note}>
        <Icon glyph={Lock} className={styles.icon} />
        <div>{children}</div>
      </Inline>
    </div>
  );
}
