import type { ReactNode } from 'react';
import { VerificationNotice } from '../../../components/doctors/VerificationNotice/VerificationNotice.tsx';
import type { Doctor } from '../../../contract/doctors.ts';
import { t } from '../../../words/t.ts';
import { AccountSection } from './AccountSection.tsx';
import { RegistrationForm, type RegistrationFormProps } from './RegistrationForm.tsx';

export interface RegistrationSectionProps {
  doctor: Doctor;
  /** In India. */
  today: string;
  registrationForm: Omit<RegistrationFormProps, 'initial'>;
  /** The demo's back office, or null. */
  backOffice: ReactNode;
}

export function RegistrationSection({
  doctor,
  today,
  registrationForm,
  backOffice,
}: RegistrationSectionProps) {
  const { registration, verification } = doctor;
  return (
    <AccountSection title={t`Medical registration`} note={t`Patients see it once it is verified.`}>
      <VerificationNotice doctor={doctor} today={today} formHref={null} />
      {backOffice}
      <RegistrationForm
        key={verification?.requestedAt}
        {...registrationForm}
        initial={verification?.requested?.registration ?? registration ?? null}
      />
    </AccountSection>
  );
}
