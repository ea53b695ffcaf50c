import { useState, type ReactNode } from 'react';
import { VerificationNotice } from '../../../components/doctors/VerificationNotice/VerificationNotice.tsx';
import type { Doctor } from '../../../contract/doctors.ts';
import type { Submission } from '../../../domain/forms/submission.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { t } from '../../../words/t.ts';
import { AccountSection } from './AccountSection.tsx';
import {
  RegistrationForm,
  type RegistrationFormProps,
  type TypedRegistration,
} from './RegistrationForm.tsx';

export interface RegistrationSectionProps {
  doctor: Doctor;
  /** In India. */
  today: string;
  registrationForm: Omit<RegistrationFormProps, 'initial' | 'onEdit'>;
  withdrawal: { submission: Submission; onWithdraw: () => void };
  backOffice: ReactNode;
}

export function RegistrationSection({
  doctor,
  today,
  registrationForm,
  withdrawal,
  backOffice,
}: RegistrationSectionProps) {
  const form = useStartedForm(doctor);
  return (
    <AccountSection title={t`Medical registration`} note={t`Patients see it once it is verified.`}>
      <VerificationNotice doctor={doctor} today={today} formHref={null}>
        <RequestActions doctor={doctor} {...withdrawal} />
      </VerificationNotice>
      {backOffice}
      <RegistrationForm
        key={form.revision}
        {...registrationForm}
        initial={form.initial}
        onEdit={form.onEdit}
      />
    </AccountSection>
  );
}

/** Shows later data, unless the form has edits. */
function useStartedForm(doctor: Doctor) {
  const latest = toTyped(doctor);
  const [form, setForm] = useState({ initial: latest, typed: latest, revision: 0 });
  const { initial, typed, revision } = form;
  if (!isSame(initial, latest)) {
    if (isSame(typed, initial)) setForm({ initial: latest, typed: latest, revision: revision + 1 });
    // The form shows it already, because the user has sent it.
    else if (isSame(typed, latest)) setForm({ ...form, initial: latest });
  }
  return {
    initial,
    revision,
    onEdit: (next: TypedRegistration) => setForm({ ...form, typed: next }),
  };
}

function toTyped({ registration, verification }: Doctor): TypedRegistration {
  const { requested, refused } = verification ?? {};
  const shown = requested?.registration ?? refused?.registration ?? registration;
  return shown ? { ...shown, year: String(shown.year) } : { number: '', council: '', year: '' };
}

/** Ignores outer spaces, which the server removes. */
function isSame(one: TypedRegistration, two: TypedRegistration): boolean {
  return (['number', 'council', 'year'] as const).every(
    (field) => one[field].trim() === two[field].trim(),
  );
}

function RequestActions({
  doctor,
  submission,
  onWithdraw,
}: { doctor: Doctor } & RegistrationSectionProps['withdrawal']) {
  const { requested, refused } = doctor.verification ?? {};
  if (!requested && !refused) return null;
  return (
    <>
      <Button variant="secondary" isPending={submission.isSubmitting} onPress={onWithdraw}>
        {requested ? t`Withdraw the request` : t`Dismiss`}
      </Button>
      <FormAlert message={submission.error} />
    </>
  );
}
