import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../../../ui/forms/IconButton/IconButton.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './CallPanel.css.ts';

export interface CallPanelProps {
  id: string;
  title: string;
  /**
   * Set to false if the content has its own padding and scrolling.
   * @default true
   */
  isPadded?: boolean;
  /** @default false */
  takesFocus?: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function CallPanel({
  id,
  title,
  isPadded = true,
  takesFocus = false,
  onClose,
  children,
}: CallPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section id={id} className={styles.panel} aria-labelledby={`${id}-title`}>
      <Inline canWrap={false} align="center" justify="between" className={styles.top}>
        <h2 ref={heading} id={`${id}-title`} className={styles.heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={t`Close`} icon={<Icon glyph={X} />} onClick={onClose} />
      </Inline>
      <div className={isPadded ? styles.padded : styles.content}>{children}</div>
    </section>
  );
}
