import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { isDoctorAway } from '../../../domain/appointments/appointment-status.ts';
import { untilVisit } from '../../../domain/appointments/consultation.ts';
import { formatLongDate, formatTime } from '../../../domain/time/india-time.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { figureText, h3Text, quietText } from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Slip } from '../../../ui/layout/Slip/Slip.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { registrationText } from '../../doctors/doctor-text.ts';
import { DoctorAway } from '../DoctorAway/DoctorAway.tsx';
import * as styles from './VisitBrief.css.ts';

export interface VisitBriefProps {
  visit: Appointment;
  viewer: Role;
  now: Date;
}

export function VisitBrief({ visit, viewer, now }: VisitBriefProps) {
  const hourCycle = useHourCycle();
  const { doctor, patient, date, time } = visit;
  const isPatient = viewer === 'patient';
  const name = isPatient ? withDoctorTitle(doctor.name) : patient.name;
  return (
    <Slip>
      <Inline canWrap={false} gap="s4" align="center">
        <Avatar
          name={name}
          src={isPatient ? doctor.profilePicture : patient.profilePicture}
          size="m"
          fallback={isPatient ? 'doctor' : 'initials'}
        />
        <div className={styles.words}>
          <h2 className={h3Text}>{name}</h2>
          <p className={quietText}>{isPatient ? doctor.specialty : t`Your patient`}</p>
          {isPatient && doctor.registration && (
            <p className={quietText}>{registrationText(doctor.registration)}</p>
          )}
        </div>
      </Inline>
      <Stack gap="s1">
        <p className={figureText}>
          <time dateTime={`${date}T${time}+05:30`}>
            <bdi>{formatTime(time, hourCycle)}</bdi>
          </time>
        </p>
        <p>{formatLongDate(date)}</p>
        <p className={styles.until}>{untilVisit(visit, now, hourCycle)}</p>
      </Stack>
      {isPatient && isDoctorAway(visit) && <DoctorAway visit={visit} />}
    </Slip>
  );
}
