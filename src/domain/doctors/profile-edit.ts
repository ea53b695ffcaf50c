import * as z from 'zod/mini';
import { doctorProfile, type Doctor, type DoctorProfile } from '../../contract/doctors.ts';
import { isBlank } from '../../contract/text.ts';
import { needsVerifiedFacts } from './verification.ts';

const profileWords = z.omit(doctorProfile, { profilePicture: true });

/** The picture has its own form. */
export type ProfileWords = Omit<DoctorProfile, 'profilePicture'>;

/** '' means that nothing is selected. */
type Typed<Value> = NonNullable<Value> extends string[] ? string[] : TypedOne<Value>;
type TypedOne<Value> = Value extends number ? string : Value extends undefined ? '' : Value;

export type ProfileDraft = { [Field in keyof ProfileWords]-?: Typed<ProfileWords[Field]> };

/** NaN makes schema validation reject an invalid number. */
const typed = z.transform((draft: ProfileDraft): z.input<typeof profileWords> => {
  const { experience, gender } = draft;
  return {
    ...draft,
    experience: /^\s*\d+\s*$/.test(experience) ? Number(experience) : Number.NaN,
    gender: gender === '' ? undefined : gender,
  };
});

const tidied = z.transform((words: z.output<typeof profileWords>): ProfileWords => ({
  ...words,
  education: words.education.filter(isNotBlank),
  languages: (words.languages ?? []).filter(isNotBlank),
}));

const isNotBlank = (text: string) => !isBlank(text);

export const profileForm = z.pipe(z.pipe(typed, profileWords), tidied);

export function toProfileDraft(doctor: Doctor): ProfileDraft {
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

/** A verified doctor's facts, and invalid fields, keep their saved value. */
export function applyProfileDraft(doctor: Doctor, draft: ProfileDraft): Doctor {
  const { bio } = draft;
  if (needsVerifiedFacts(doctor)) return { ...doctor, bio };
  const experience = Number(draft.experience);
  return {
    ...doctor,
    name: draft.name.trim() || doctor.name,
    specialty: draft.specialty.trim(),
    bio,
    experience: Number.isInteger(experience) ? experience : doctor.experience,
  };
}

export function isSameProfile(one: ProfileDraft, two: ProfileDraft): boolean {
  return toSortedJson(one) === toSortedJson(two);
}

function toSortedJson(draft: ProfileDraft): string {
  return JSON.stringify(draft, Object.keys(draft).sort());
}
