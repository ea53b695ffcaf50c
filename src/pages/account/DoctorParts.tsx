import type { User } from '../../contract/auth.ts';
import { PracticePart } from './PracticePart.tsx';
import { SignaturePart } from './SignaturePart.tsx';

export function DoctorParts({ doctor }: { doctor: User }) {
  return (
    <>
      <PracticePart doctorId={doctor.id} />
      <SignaturePart doctor={doctor} />
    </>
  );
}
