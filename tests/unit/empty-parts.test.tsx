import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListingHint } from '../../src/components/dashboard/ListingHint/ListingHint.tsx';
import { NewMessagesBar } from '../../src/components/messages/NewMessagesBar/NewMessagesBar.tsx';
import { NewVersionNotice } from '../../src/components/shell/NewVersionNotice/NewVersionNotice.tsx';
import { OfflineNotice } from '../../src/components/shell/OfflineNotice/OfflineNotice.tsx';
import { Sparkline } from '../../src/components/records/Sparkline/Sparkline.tsx';
import { ZoneNotice } from '../../src/components/booking/ZoneNotice/ZoneNotice.tsx';
import { DoctorDashboardScreen } from '../../src/screens/dashboard/DoctorDashboardScreen/DoctorDashboardScreen.tsx';
import { PatientDashboardScreen } from '../../src/screens/dashboard/PatientDashboardScreen/PatientDashboardScreen.tsx';
import { FormAlert } from '../../src/ui/feedback/FormAlert/FormAlert.tsx';
import { now } from '../../stories/fixtures/appointments.ts';
import { ananya } from '../../stories/fixtures/doctors.ts';
import doctorDashboard from '../../stories/screens/dashboard/DoctorDashboardScreen.stories.tsx';
import patientDashboard from '../../stories/screens/dashboard/PatientDashboardScreen.stories.tsx';

const none = () => undefined;

it.each([
  { state: 'a form without an error', element: <FormAlert message={null} /> },
  {
    state: 'a listed doctor',
    element: <ListingHint doctor={ananya} accountHref="#user" onManageSchedule={none} />,
  },
  { state: 'no new messages', element: <NewMessagesBar count={0} onJump={none} /> },
  {
    state: 'the current version',
    element: <NewVersionNotice isOutdated={false} onReload={none} />,
  },
  { state: 'a browser that is online', element: <OfflineNotice isOffline={false} /> },
  {
    state: 'a series with one reading',
    element: <Sparkline series={[[{ date: '2026-09-02', value: 76 }]]} label="Heart rate in bpm" />,
  },
  { state: 'a viewer in India', element: <ZoneNotice viewerTimeZone="Asia/Calcutta" now={now} /> },
  {
    state: "a patient on a doctor's dashboard",
    element: <DoctorDashboardScreen {...doctorDashboard.args} user={patientDashboard.args.user} />,
  },
  {
    state: "a doctor on a patient's dashboard",
    element: <PatientDashboardScreen {...patientDashboard.args} user={doctorDashboard.args.user} />,
  },
])('a component renders nothing for $state', ({ element }) => {
  const { container } = render(element);
  expect(container.textContent).toBe('');
  expect(container.querySelector('svg, img, button, a')).toBeNull();
});
