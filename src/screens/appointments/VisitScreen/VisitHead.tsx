import { Video } from 'lucide-react';
import { AppointmentTypeLabel } from '../../../components/appointments/AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import {
  CallPatient,
  type CallPatientProps,
} from '../../../components/appointments/CallPatient/CallPatient.tsx';
import { VisitStatus } from '../../../components/appointments/VisitStatus/VisitStatus.tsx';
import { PartnerWaiting } from '../../../components/room/PartnerWaiting/PartnerWaiting.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import { firstName } from '../../../domain/names.ts';
import { formatSlot } from '../../../domain/time/india-time.ts';
import { softText } from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './VisitScreen.css.ts';

export interface VisitHeadProps {
  visit: Appointment;
  /** Null unless the room is open. */
  roomHref: string | null;
  messageHref: string;
  /** Null if the visit cannot be moved. */
  moveHref: string | null;
  isPartnerWaiting: boolean;
  /** Null unless the visit is by phone. */
  call: Omit<CallPatientProps, 'visit' | 'now'> | null;
  now: Date;
}

export function VisitHead({
  visit,
  roomHref,
  messageHref,
  moveHref,
  isPartnerWaiting,
  call,
  now,
}: VisitHeadProps) {
  const hourCycle = useHourCycle();
  const { patient, date, time, appointmentType } = visit;
  return (
    <Inline gap="s6" rowGap="s4" align="center">
      <span className={styles.portrait}>
        <Avatar name={patient.name} src={patient.profilePicture} size="m" />
      </span>
      <Stack gap="s2" className={styles.words}>
        <PageHeading>
          <Say>Visit with {patient.name}</Say>
        </PageHeading>
        <Inline as="p" gap="s4" rowGap="s1" align="center" className={softText}>
          <span>{formatSlot({ date, time }, hourCycle)}</span>
          <AppointmentTypeLabel type={appointmentType} />
          <VisitStatus visit={visit} />
          <Link href={messageHref} variant="stitched">
            <Say>Message {firstName(patient.name)}</Say>
          </Link>
          {moveHref !== null && (
            <Link href={moveHref} variant="stitched">
              {t`Propose another time`}
            </Link>
          )}
        </Inline>
        {call && <CallPatient {...call} visit={visit} now={now} />}
        {isPartnerWaiting && <PartnerWaiting name={firstName(patient.name)} />}
      </Stack>
      {roomHref !== null && (
        <ButtonLink href={roomHref} variant="secondary" icon={<Icon glyph={Video} size={20} />}>
          {t`Join Call`}
        </ButtonLink>
      )}
    </Inline>
  );
}
