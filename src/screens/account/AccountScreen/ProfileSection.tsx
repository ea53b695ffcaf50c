import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import type { Loadable } from '../../../domain/loadable.ts';
import { t } from '../../../words/t.ts';
import { AccountSection } from './AccountSection.tsx';
import { ListingNotice } from './ListingNotice.tsx';
import { ProfileForm, type ProfileFormProps, type EditedProfile } from './ProfileForm.tsx';

export interface ProfileSectionProps {
  profile: Loadable<EditedProfile>;
  profileForm: Omit<ProfileFormProps, keyof EditedProfile>;
  scheduleHref: string;
  /** In India. */
  today: string;
  onRetry: () => void;
}

/** Spec §7, `PUT /api/doctors/{id}`. */
export function ProfileSection({
  profile,
  profileForm,
  scheduleHref,
  today,
  onRetry,
}: ProfileSectionProps) {
  return (
    <AccountSection title={t`Your profile`}>
      <AsyncSection
        data={profile}
        failure={t`Your profile could not be loaded`}
        onRetry={onRetry}
        empty={() => null}
      >
        {(edited) => (
          <>
            <ListingNotice doctor={edited.doctor} today={today} scheduleHref={scheduleHref} />
            <ProfileForm key={edited.revision} {...profileForm} {...edited} />
          </>
        )}
      </AsyncSection>
    </AccountSection>
  );
}
