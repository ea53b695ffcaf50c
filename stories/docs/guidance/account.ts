import type { GuidanceTable } from './table.ts';

export const accountGuidance: GuidanceTable = {
  CalendarAddress: {
    when: ['The private address of a calendar feed, shown once, to copy or open.'],
    whenNot: ['For one visit: use AddToCalendar.'],
    alsoCalled: ['iCal', 'webcal', 'subscribe', 'secret link'],
  },
  ConsentNotice: {
    when: ['Above all pages, until a user has agreed to how their data is used.'],
    whenNot: ['At the sign-up: use SignupNotice.', 'To read it: use PrivacyNotice.'],
    alsoCalled: ['consent banner', 'GDPR', 'privacy'],
  },
  PictureField: {
    when: ['To choose, change or remove the profile picture.'],
    whenNot: ['For a file in a message: use AttachmentPicker.', 'To show it: use Avatar.'],
    alsoCalled: ['upload', 'file input', 'avatar upload'],
  },
  PrivacyNotice: {
    when: ['The list of what data is used for, and why.'],
    whenNot: ['Folded at the sign-up: use SignupNotice.', 'With a question: use ConsentNotice.'],
    alsoCalled: ['privacy policy'],
  },
  RecoveryCodes: {
    when: ['Codes for a lost phone, shown once, to copy or download.'],
    whenNot: ['To enter one: use CodeField.'],
    alsoCalled: ['backup codes', 'two-factor', '2FA'],
  },
  SignupNotice: {
    when: ['At the end of the sign-up form: what data is used for, folded.'],
    whenNot: ['For users who have an account: use ConsentNotice.'],
    alsoCalled: ['disclosure', 'privacy'],
  },
  AuthLayout: {
    when: ['Pages without a session: login, sign-up, codes and a new password.'],
    whenNot: ['A page needs a login: use LoginRequiredScreen.'],
    alsoCalled: ['split screen', 'login layout'],
  },
  CodeDialog: {
    when: ['An action needs a fresh code from the authenticator app.'],
    whenNot: ['At the login: use LoginCodeScreen.', 'For a code by SMS: use OtpScreen.'],
    alsoCalled: ['two-factor', '2FA', 'step-up'],
  },
  CodeField: {
    when: ['A code from the authenticator app, or a recovery code in its place.'],
    whenNot: ['For a code by SMS: use OtpInput.'],
    alsoCalled: ['two-factor', '2FA', 'TOTP'],
  },
  ResendCode: {
    when: ['Below the field of a code by SMS: when it can be sent again.'],
    whenNot: ['For codes of an app, which are not sent.'],
    alsoCalled: ['countdown', 'timer'],
  },
  SecondFactorNotice: {
    when: ['On the doctor’s dashboard, until two-step sign-in is on.'],
    whenNot: ['In the account, which has a section for it.'],
    alsoCalled: ['two-factor', '2FA', 'security'],
  },
};
