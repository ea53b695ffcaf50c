import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import * as styles from './BookingScreen.css.ts';

export interface BookingCrumbsProps {
  findHref: string;
  doctor?: { name: string; href: string };
}

/** Hidden on phones. */
export function BookingCrumbs({ findHref, doctor }: BookingCrumbsProps) {
  return (
    <div className={styles.crumbs}>
      <Breadcrumbs
        items={[
          { label: 'Find a Doctor', href: findHref },
          ...(doctor ? [{ label: doctor.name, href: doctor.href }] : []),
          { label: 'Book' },
        ]}
      />
    </div>
  );
}
