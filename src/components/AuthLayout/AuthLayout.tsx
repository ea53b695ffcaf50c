import type { ReactNode } from 'react';
import { withBase } from '../../ui/base-path.ts';
import * as styles from './AuthLayout.css.ts';

export interface AuthLayoutProps {
  /** The heading of the page. */
  title: string;
  /** What stands under it: a way elsewhere, or what has just happened. */
  intro: ReactNode;
  /** A few words over the bridge, in two lines. */
  headline: string;
  /**
   * Whether phones show the bridge too; a long form does without.
   * @default true
   */
  hasStrip?: boolean;
  /** The form. */
  children: ReactNode;
  /** What stands after the form. */
  aside?: ReactNode;
}

/** The frame of the sign-in pages: the bridge on one side, the form on the other. */
export function AuthLayout({
  title,
  intro,
  headline,
  hasStrip = true,
  children,
  aside,
}: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.bank({ hasStrip })}>
        <div className={styles.scene}>
          <p className={styles.headline}>{headline}</p>
          <picture className={styles.picture}>
            <source media={styles.besideTheForm} srcSet={withBase('/art/hero/bridge-panel.svg')} />
            <img
              className={styles.art}
              src={withBase('/art/hero/bridge-strip.svg')}
              width={420}
              height={250}
              alt=""
              loading={hasStrip ? 'eager' : 'lazy'}
              fetchPriority={hasStrip ? 'high' : 'auto'}
            />
          </picture>
        </div>
      </div>
      <div className={styles.side}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.intro}>{intro}</div>
        {children}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  );
}
