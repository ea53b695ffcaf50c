import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs/Breadcrumbs.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './BookingScreen.css.ts';

export interface BookingCrumbsProps {
  findHref: string;
  doctor?: { name: string; href: string };
}

export function BookingCrumbs({ findHref, doctor }: BookingCrumbsProps) {
  return (
    <div className={styles.crumbs}>
      <Breadcrumbs
        items={[
          { label: t`Find a Doctor`, href: findHref },
          ...(doctor ? [{ label: doctor.name, href: doctor.href }] : []),
          { label: t`Book` },
        ]}
      />
    </div>
  );
}
