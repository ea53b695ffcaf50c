import { useId, type ReactNode } from 'react';
import { quietText } from '../../../theme/typography.css.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import * as styles from './AccountScreen.css.ts';

interface AccountSectionProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

export function AccountSection({ title, note, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {note !== undefined && <p className={quietText}>{note}</p>}
      </div>
      <Stack gap="s7">{children}</Stack>
    </section>
  );
}
