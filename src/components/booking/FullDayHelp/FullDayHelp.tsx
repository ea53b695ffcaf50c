import type { FreeDoctor } from '../../../domain/booking/free-days.ts';
import type { SlotTime } from '../../../domain/booking/slots.ts';
import { joinFacts } from '../../../domain/join-facts.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { formatDay, formatSlot } from '../../../domain/time/india-time.ts';
import { breakableText, quietText, strongText } from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './FullDayHelp.css.ts';

export interface FullDayHelpProps {
  doctorName: string;
  /** Null renders no help. A live region reads it when it changes. */
  full: {
    /** The full day in India, as yyyy-MM-dd. Null if no day has been chosen. */
    date: string | null;
    /** Null if all days are full. */
    next: SlotTime | null;
  } | null;
  /** Doctors of the same specialty who are free sooner. */
  others: readonly FreeDoctor[];
  onSlotSelect: (slot: SlotTime) => void;
  bookingHref: (doctorId: string, slot: SlotTime) => string;
}

export function FullDayHelp({
  doctorName,
  full,
  others,
  onSlotSelect,
  bookingHref,
}: FullDayHelpProps) {
  const hourCycle = useHourCycle();
  const slotText = ({ date, time }: SlotTime) => formatSlot({ date, time }, hourCycle);
  const next = full?.next;
  return (
    <>
      <div role="status" className={styles.help}>
        {full && (
          <Inline gap="s4" rowGap="s2" align="center">
            <p>{fullText(full, doctorName)}</p>{' '}
            {next && (
              <Button variant="secondary" onPress={() => onSlotSelect(next)}>
                <bdi>{slotText(next)}</bdi>
              </Button>
            )}
          </Inline>
        )}
      </div>
      {full && others.length > 0 && (
        <div className={styles.help}>
          <h3 className={strongText}>
            {next ? t`Other doctors who are free sooner` : t`Other doctors who are free`}
          </h3>
          <ul>
            {others.map(({ doctor, slot }) => (
              <li key={doctor.id} className={styles.doctor}>
                <Avatar
                  name={withDoctorTitle(doctor.name)}
                  src={doctor.profilePicture}
                  size="s"
                  fallback="doctor"
                />
                <Stack align="start" className={breakableText}>
                  <p>{withDoctorTitle(doctor.name)}</p>
                  <p className={quietText}>
                    {joinFacts([doctor.hospital?.name, doctor.location?.city])}
                  </p>
                  <Link href={bookingHref(doctor.id, slot)} variant="stitched">
                    <Say>
                      <bdi>{slotText(slot)}</bdi>{' '}
                      <VisuallyHidden>with {withDoctorTitle(doctor.name)}</VisuallyHidden>
                    </Say>
                  </Link>
                </Stack>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function fullText(
  { date, next }: NonNullable<FullDayHelpProps['full']>,
  doctorName: string,
): string {
  if (!next) return t`${doctorName} has no free dates in the next two weeks.`;
  const day = date === null ? '' : formatDay(date);
  return date === null || next.date > date
    ? t`Full on ${day}. Next free:`
    : t`Full on ${day}. Free earlier:`;
}
