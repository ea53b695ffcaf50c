import { useEffect } from 'react';
import type { User } from '../../contract/auth.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { AccountScreenProps } from '../../screens/account/AccountScreen/AccountScreen.tsx';
import type { EditedProfile } from '../../screens/account/AccountScreen/ProfileForm.tsx';
import {
  closeProfile,
  discardProfile,
  openProfile,
  saveProfile,
  storeProfileDraft,
  useProfile,
} from '../../state/account/profile.ts';
import {
  submitRegistration,
  useRegistration,
  useWithdrawal,
  withdrawRequest,
} from '../../state/account/registration.ts';
import { useEachResponse, useLoadable } from '../../state/core/query-client.ts';
import { doctorProfile } from '../../state/doctors.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import type { PageProps } from '../page-props.ts';
import { paths } from '../paths.ts';

export function useProfilePart(
  user: User,
  BackOffice: PageProps['BackOffice'],
): Pick<
  AccountScreenProps,
  'profile' | 'profileForm' | 'scheduleHref' | 'registrationForm' | 'withdrawal' | 'backOffice'
> {
  const isDoctor = user.role === 'doctor';
  const profile = useEditedProfile(user.id, isDoctor);
  useEffect(() => closeProfile, []);
  return {
    profile: isDoctor ? profile : null,
    profileForm: {
      submission: useProfile().submission,
      onEdit: storeProfileDraft,
      onSave: (words) => void saveProfile(words),
      onDiscard: discardProfile,
      profileHref: withBase(paths.doctor(user.id)),
    },
    scheduleHref: withBase(paths.dashboard(user)),
    registrationForm: {
      submission: useRegistration(),
      onSubmit: (registration) => void submitRegistration(user.id, registration),
    },
    withdrawal: {
      submission: useWithdrawal(),
      onWithdraw: () => void withdrawRequest(user.id),
    },
    backOffice: profile.status === 'ready' && BackOffice && (
      <BackOffice doctor={profile.data.doctor} />
    ),
  };
}

function useEditedProfile(id: string, enabled: boolean): Loadable<EditedProfile> {
  const query = { ...doctorProfile(id), enabled };
  const doctor = useLoadable(query);
  useEachResponse(query, openProfile);
  const { draft, isRestored, revision } = useProfile();
  const cached = doctor.status === 'ready' && doctor.problem ? doctor.data : null;
  useEffect(() => {
    if (cached) openProfile(cached);
  }, [cached]);
  if (doctor.status !== 'ready') return doctor;
  if (!draft) return { status: 'loading' };
  return { status: 'ready', data: { doctor: doctor.data, draft, isRestored, revision } };
}
