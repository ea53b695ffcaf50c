import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AppointmentsScreen.css.ts';

export function AppointmentsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading your appointments</VisuallyHidden>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className={styles.day}>
          <Skeleton shape="line" width="110px" />
          <div className={styles.placeholder}>
            <Skeleton shape="arch" width="52px" />
            <div className={styles.lines}>
              <Skeleton shape="line" width="60%" />
              <Skeleton shape="line" width="40%" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
