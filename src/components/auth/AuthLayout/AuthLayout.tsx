import type { ReactNode } from 'react';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { withBase } from '../../../ui/navigation/base-path.ts';
import * as styles from './AuthLayout.css.ts';

export interface AuthLayoutProps {
  title: string;
  intro: ReactNode;
  /** Must contain one newline, because it is shown on two lines. */
  headline: string;
  /**
   * Also shows the bridge illustration on phones.
   * @default true
   */
  hasStrip?: boolean;
  /**
   * The reason why logging in does not work in this browser. Turns the form off.
   * @default null
   */
  blockReason?: string | null;
  children: ReactNode;
  aside?: ReactNode;
}

export function AuthLayout({
  title,
  intro,
  headline,
  hasStrip = true,
  blockReason = null,
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
        {blockReason === null ? (
          children
        ) : (
          <Stack gap="s6">
            <FormAlert message={blockReason} />
            <fieldset disabled>{children}</fieldset>
          </Stack>
        )}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  );
}
