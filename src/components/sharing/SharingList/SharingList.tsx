import { isAhead } from '../../../domain/appointments/appointment-status.ts';
import type { DoctorSharing } from '../../../domain/records/shared-visits.ts';
import { idleSubmission } from '../../../domain/forms/submission.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { formatDay } from '../../../domain/time/india-time.ts';
import { flushTextButtons } from '../../../theme/flush.css.ts';
import { nameText, quietText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { t } from '../../../words/t.ts';
import { GivenFacts } from '../../records/GivenFacts/GivenFacts.tsx';
import { sharingText } from '../sharing-text.ts';
import { useSharingDialogs, type SharingEvents } from '../use-sharing-dialogs.tsx';
import * as styles from './SharingList.css.ts';

export interface SharingListProps extends SharingEvents {
  /** Must not be empty. */
  doctors: readonly DoctorSharing[];
}

export function SharingList({ doctors, ...events }: SharingListProps) {
  const { openChange, openEnd, dialog } = useSharingDialogs(events);
  return (
    <>
      <ul>
        {doctors.map(({ doctor, parts, canEnd }) => {
          const name = withDoctorTitle(doctor.name);
          return (
            <li key={doctor.id} className={styles.row}>
              <Avatar name={name} src={doctor.profilePicture} size="s" fallback="doctor" />
              <Stack gap="s1" className={styles.words}>
                <Inline gap="s4" rowGap="none" align="baseline" justify="between">
                  <h3 className={`${nameText} ${styles.name}`}>{name}</h3>
                  {canEnd && (
                    <div className={flushTextButtons}>
                      <Button
                        variant="text"
                        aria-label={t`End access, ${name}`}
                        onPress={() => openEnd(doctor)}
                      >
                        {t`End access`}
                      </Button>
                    </div>
                  )}
                </Inline>
                {parts.map(({ visits, sharing }) => {
                  const { label, detail } = sharingText(visits, sharing, events.today);
                  const ahead = visits.filter(isAhead);
                  const days = ahead.map(({ date }) => formatDay(date)).join(', ');
                  return (
                    <Inline
                      key={`${label} ${detail}`}
                      gap="s4"
                      rowGap="s1"
                      align="baseline"
                      justify="between"
                    >
                      <div className={styles.what}>
                        <p>{label}</p>
                        <p className={quietText}>{detail}</p>
                        {visits.map((visit) => (
                          <GivenFacts
                            key={visit.id}
                            visit={visit}
                            sharing={sharing}
                            submission={events.answers[visit.id] ?? idleSubmission}
                            today={events.today}
                            onWithdraw={() => events.onWithdraw(visit)}
                          />
                        ))}
                      </div>
                      {ahead.length > 0 && (
                        <div className={flushTextButtons}>
                          <Button
                            variant="text"
                            aria-label={t`Change, ${name}, visit on ${days}`}
                            onPress={() => openChange(ahead, sharing.scope)}
                          >
                            {t`Change`}
                          </Button>
                        </div>
                      )}
                    </Inline>
                  );
                })}
              </Stack>
            </li>
          );
        })}
      </ul>
      {dialog}
    </>
  );
}
