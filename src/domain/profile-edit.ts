import * as z from 'zod/mini';
import { doctorProfile, type Doctor, type DoctorProfile } from '../contract/doctors.ts';
import { isBlank } from '../contract/text.ts';

const profileWords = z.omit(doctorProfile, { profilePicture: true });

/** The values of the profile's form, without the picture, which has a form of its own. */
export type ProfileWords = Omit<DoctorProfile, 'profilePicture'>;

/** Numbers are edited as text, and '' stands for a missing choice. */
type Typed<Value> = NonNullable<Value> extends string[] ? string[] : TypedOne<Value>;
type TypedOne<Value> = Value extends number ? string : Value extends undefined ? '' : Value;

/** A doctor's profile while it is edited, as it is typed: every field of the contract. */
export type ProfileDraft = { [Field in keyof ProfileWords]-?: Typed<ProfileWords[Field]> };

/** A draft in the contract's shape: what is no number of years stays wrong. */
const typed = z.transform((draft: ProfileDraft): z.input<typeof profileWords> => {
  const { experience, gender } = draft;
  return {
    ...draft,
    experience: /^\s*\d+\s*$/.test(experience) ? Number(experience) : Number.NaN,
    gender: gender === '' ? undefined : gender,
  };
});

/** Rows that were left empty fall away. */
const tidied = z.transform((words: z.output<typeof profileWords>): ProfileWords => ({
  ...words,
  education: words.education.filter(isSeen),
  languages: (words.languages ?? []).filter(isSeen),
}));

const isSeen = (text: string) => !isBlank(text);

/** Judges a draft by the contract's rules, with their messages. */
export const profileForm = z.pipe(z.pipe(typed, profileWords), tidied);

/** A profile as it is edited first. */
export function profileDraftOf(doctor: Doctor): ProfileDraft {
  const { name, specialty, bio, experience, education, languages, gender } = doctor;
  return {
    name,
    specialty,
    bio,
    experience: String(experience),
    education: [...education],
    languages: [...(languages ?? [])],
    gender: gender ?? '',
  };
}

/** The doctor as a draft would show them; what is still wrong in it shows as before. */
export function doctorWith(doctor: Doctor, draft: ProfileDraft): Doctor {
  const experience = Number(draft.experience);
  return {
    ...doctor,
    name: draft.name.trim() || doctor.name,
    specialty: draft.specialty.trim(),
    bio: draft.bio,
    experience: Number.isInteger(experience) ? experience : doctor.experience,
  };
}

/** Whether two drafts say the same. */
export function isSameProfile(one: ProfileDraft, two: ProfileDraft): boolean {
  return toSortedJson(one) === toSortedJson(two);
}

function toSortedJson(draft: ProfileDraft): string {
  return JSON.stringify(draft, Object.keys(draft).sort());
}
