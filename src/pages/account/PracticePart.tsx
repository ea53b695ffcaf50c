import { useEffect } from 'react';
import type { Appointment } from '../../contract/appointments.ts';
import type { Doctor } from '../../contract/doctors.ts';
import { isOpen } from '../../domain/appointments/appointment-status.ts';
import { placeKey } from '../../domain/doctors/practice.ts';
import {
  PracticeSection,
  type LoadedPractice,
} from '../../screens/account/AccountScreen/PracticeSection.tsx';
import {
  closePractice,
  discardPractice,
  openPractice,
  savePractice,
  storePracticeDraft,
  usePractice,
} from '../../state/account/practice.ts';
import { appointmentList } from '../../state/appointments/appointments.ts';
import { useNow } from '../../state/core/clock.ts';
import { useLoadable } from '../../state/core/query-client.ts';
import { doctorProfile } from '../../state/doctors.ts';
import { hospitalList } from '../../state/hospitals.ts';

/** Renders nothing if the profile could not be loaded, because the profile's section says so. */
export function PracticePart({ doctorId }: { doctorId: string }) {
  const doctor = useLoadable(doctorProfile(doctorId));
  const hospitals = useLoadable(hospitalList);
  const visits = useLoadable(appointmentList(doctorId));
  const now = useNow('minute');
  const { draft, isRestored, revision, submission } = usePractice();
  const known = doctor.status === 'ready' ? doctor.data : null;
  useEffect(() => {
    if (known) openPractice(known);
  }, [known]);
  useEffect(() => closePractice, []);
  if (doctor.status === 'error') return null;
  const practice: LoadedPractice =
    known && draft && hospitals.status !== 'loading'
      ? { status: 'ready', data: { doctor: known, draft, isRestored, revision } }
      : { status: 'loading' };
  return (
    <PracticeSection
      practice={practice}
      practiceForm={{
        hospitals: hospitals.status === 'ready' ? hospitals.data : null,
        booked:
          visits.status === 'ready'
            ? visits.data.filter((visit) => known && isAt(visit, known) && isOpen(visit, now))
            : [],
        submission,
        onEdit: storePracticeDraft,
        onSave: (body) => void savePractice(body),
        onDiscard: discardPractice,
      }}
    />
  );
}

function isAt({ appointmentType, place }: Appointment, doctor: Doctor): boolean {
  return appointmentType === 'in-person' && placeKey(place) === placeKey(doctor);
}
