import { LoadedPart } from '../../components/LoadedPart/LoadedPart.tsx';
import type { Doctor } from '../../contract/doctors.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { ProfileDraft, ProfileWords } from '../../domain/profile-edit.ts';
import type { Submission } from '../../domain/submission.ts';
import { AccountSection } from './AccountSection.tsx';
import { ListingNotice } from './ListingNotice.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** A doctor's profile while it is edited. */
export interface EditedProfile {
  /** The doctor as saved. */
  doctor: Doctor;
  /** What the form begins with. */
  draft: ProfileDraft;
  /** Whether the draft is one that was left unsaved before. */
  isRestored: boolean;
  /** Grows whenever the form is to begin afresh. */
  revision: number;
}

export interface ProfileSectionProps {
  /** The profile. */
  profile: Loadable<EditedProfile>;
  /** How saving it goes. */
  profileSubmission: Submission;
  /** Something was typed. */
  onProfileEdit: (draft: ProfileDraft) => void;
  /** The profile is to be saved. */
  onProfileSave: (words: ProfileWords) => void;
  /** What was changed is to be forgotten. */
  onProfileDiscard: () => void;
  /** Where the hours are set. */
  scheduleHref: string;
  /** Where patients see the doctor. */
  profileHref: string;
  /** 'Try again' was pressed. */
  onRetry: () => void;
}

/** What patients read about a doctor, with a look at the card that they see (spec §7, `PUT /api/doctors/{id}`). */
export function ProfileSection({ profile, scheduleHref, onRetry, ...form }: ProfileSectionProps) {
  return (
    <AccountSection title="Your profile" note="What patients read about you.">
      <LoadedPart
        data={profile}
        failure="Your profile could not be loaded"
        onRetry={onRetry}
        empty={() => null}
      >
        {(edited) => (
          <>
            <ListingNotice doctor={edited.doctor} scheduleHref={scheduleHref} />
            <ProfileForm key={edited.revision} {...form} {...edited} />
          </>
        )}
      </LoadedPart>
    </AccountSection>
  );
}
