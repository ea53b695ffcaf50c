import type { VerificationState } from '../../../domain/doctors/verification.ts';
import { t } from '../../../words/t.ts';

interface VerificationWords {
  title: string;
  text: string;
  link: string | null;
}

/** @param lastDay of the registration, formatted */
export function verificationWords(
  state: Exclude<VerificationState, 'verified'>,
  lastDay: string,
): VerificationWords {
  switch (state) {
    case 'missing':
      return {
        title: t`Add your medical registration`,
        text: t`Patients can find and book you once your registration is verified. You can set up your profile and hours in the meantime.`,
        link: t`Add your registration`,
      };
    case 'being-verified':
      return {
        title: t`Your registration is being verified`,
        text: t`We check it in the register of your council. Patients can find and book you after that. You can set up your profile and hours in the meantime.`,
        link: null,
      };
    case 'change-being-verified':
      return {
        title: t`Your change is being verified`,
        text: t`Until then, patients see your verified details.`,
        link: null,
      };
    case 'refused':
      return {
        title: t`Your registration was not accepted`,
        text: t`Correct it and send it again. Patients cannot find or book you until it is verified.`,
        link: t`Correct your registration`,
      };
    case 'change-refused':
      return {
        title: t`Your change was not accepted`,
        text: t`Patients still see your verified details.`,
        link: t`Check your details`,
      };
    case 'expiring':
      return {
        title: t`Your registration expires soon`,
        text: t`Its last day is ${lastDay}. Renew it with your council and send it again, so that patients can book you after that day.`,
        link: t`Renew your registration`,
      };
    case 'expired':
      return {
        title: t`Your registration has expired`,
        text: t`Its last day was ${lastDay}. Patients cannot find or book you until the renewed registration is verified.`,
        link: t`Renew your registration`,
      };
    case 'suspended':
      return {
        title: t`You cannot take visits at the moment`,
        text: t`Your account is suspended. Patients cannot find, book or message you. You can still read your messages and complete visits that have taken place.`,
        link: null,
      };
  }
}
