import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import * as styles from './BookingScreen.css.ts';

export interface BookingCrumbsProps {
  /** The page where doctors are found. */
  findHref: string;
  /** The doctor's name and profile, once they are known. */
  doctor?: { name: string; href: string };
}

/** Where the booking stands; phones leave it out. */
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
