import { VisitBrief } from '../../../components/appointments/VisitBrief/VisitBrief.tsx';
import { ArrivalAdvice } from '../../../components/booking/ArrivalAdvice/ArrivalAdvice.tsx';
import { ZoneNotice } from '../../../components/booking/ZoneNotice/ZoneNotice.tsx';
import { DashboardSection } from '../../../components/dashboard/DashboardSection/DashboardSection.tsx';
import { PartnerWaiting } from '../../../components/room/PartnerWaiting/PartnerWaiting.tsx';
import { JoinPanel, type JoinPanelProps } from '../../../components/room/JoinPanel/JoinPanel.tsx';
import { doctorShortName, firstName, withDoctorTitle } from '../../../domain/names.ts';
import { formatSlot } from '../../../domain/time/india-time.ts';
import { breakableText } from '../../../theme/typography.css.ts';
import { Columns } from '../../../ui/layout/Columns/Columns.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { RoomCheck, type RoomCheckProps } from './RoomCheck.tsx';
import { RoomLinks, type RoomWaysProps } from './RoomLinks.tsx';
import * as styles from './RoomScreen.css.ts';

export interface WaitingRoomProps extends Omit<JoinPanelProps, 'microphone'>, RoomWaysProps {
  check: RoomCheckProps;
  isPartnerWaiting: boolean;
  viewerTimeZone: string;
}

export function WaitingRoom({
  check,
  isPartnerWaiting,
  viewerTimeZone,
  messageHref,
  visitHref,
  ...join
}: WaitingRoomProps) {
  const hourCycle = useHourCycle();
  const { visit, viewer, now } = join;
  const { doctor, patient, date, time } = visit;
  return (
    <Page padding="medium" gap="s6">
      <div className={breakableText}>
        <PageHeading>
          <Say>
            Video visit with {viewer === 'patient' ? withDoctorTitle(doctor.name) : patient.name}
          </Say>
        </PageHeading>
        <p className={styles.when}>{formatSlot({ date, time }, hourCycle)}</p>
        <div role="status">
          {isPartnerWaiting && (
            <PartnerWaiting
              name={viewer === 'patient' ? doctorShortName(doctor.name) : firstName(patient.name)}
            />
          )}
        </div>
      </div>
      <Columns gap="s8">
        <Stack gap="s5">
          <RoomCheck {...check} />
          <JoinPanel {...join} microphone={check.devices.microphone} />
        </Stack>
        <Stack as="aside" gap="s5" aria-label={t`Your visit`}>
          <VisitBrief visit={visit} viewer={viewer} now={now} />
          <ZoneNotice viewerTimeZone={viewerTimeZone} now={now} />
          {viewer === 'patient' && <ArrivalAdvice type="video" />}
          <DashboardSection title={t`Before the call`} size="small">
            <RoomLinks
              visit={visit}
              viewer={viewer}
              messageHref={messageHref}
              visitHref={visitHref}
            />
          </DashboardSection>
        </Stack>
      </Columns>
    </Page>
  );
}
