/** Folders end with `/`. Files have no extension, so that a component's styles follow it. */
type Rows = readonly string[];

/** The modules of this project that share a file of the build. */
export const chunkRows = {
  /** Text-only pages share these with other pages: routing, layout and formatting. */
  plain: [
    'src/app/routing/',
    'src/domain/doctors/specialties',
    'src/domain/payments/money',
    'src/domain/redirect',
    'src/pages/hooks/use-hash-target',
    'src/theme/gap',
    'src/ui/layout/Columns/',
    'src/ui/layout/Inline/',
    'src/ui/layout/Page/',
    'src/ui/layout/PageHeading/',
    'src/ui/layout/Stack/',
    'src/ui/layout/layout',
    'src/ui/layout/use-space-below',
  ],

  /** A landing page for a signed-in user does not need these. */
  serverData: [
    'src/state/core/query-client',
    'src/state/doctors',
    'src/state/freelancers',
    'src/state/hospitals',
  ],

  signIn: [
    'src/components/auth/AuthLayout/',
    'src/components/auth/SecondFactorNotice/',
    'src/domain/forms/phone',
    'src/pages/hooks/focus-step',
    'src/state/auth/auth-messages',
    'src/state/auth/password-reset',
    'src/state/auth/pending-code',
    'src/state/auth/sign-in',
    'src/state/auth/signup',
    'src/state/auth/use-login-block',
    'src/ui/forms/PasswordField/',
    'src/ui/forms/PhoneField/',
  ],

  /** Of the pages with a code by SMS. */
  oneTimeCode: [
    'src/components/auth/ResendCode/',
    'src/domain/forms/otp-text',
    'src/ui/forms/OtpInput/',
  ],

  /** The messages need `forUsers`, but not TanStack Query, which these need. */
  userData: ['src/state/appointments/appointments', 'src/state/queue/queue', 'src/state/records'],

  /** Several pages for signed-in users share these, and no page for guests. */
  forUsers: [
    'src/api/appointments',
    'src/api/http/is-refused-as',
    'src/api/queue',
    'src/components/appointments/AppointmentFilter/',
    'src/components/appointments/AppointmentRow/',
    'src/components/appointments/AppointmentTypeLabel/',
    'src/components/appointments/CancelDialog/',
    'src/components/appointments/DoctorAway/',
    'src/components/appointments/NextVisitBanner/',
    'src/components/appointments/PatientHistory/',
    'src/components/appointments/StatusTag/',
    'src/components/appointments/UpcomingList/',
    'src/components/appointments/VisitBrief/',
    'src/components/appointments/VisitForm/',
    'src/components/appointments/VisitRow/',
    'src/components/appointments/VisitSlip/',
    'src/components/appointments/VisitUnavailable/',
    'src/components/appointments/VisitVignette/',
    'src/components/appointments/cancellation-text',
    'src/components/booking/DateChips/',
    'src/components/booking/DateTile/',
    'src/components/booking/ZoneNotice/',
    'src/components/dashboard/',
    'src/components/shared/AsyncSection/',
    'src/components/shared/LedgerList/',
    'src/components/shared/LoadError/',
    'src/components/shared/LoadingLines/',
    'src/contract/appointments',
    'src/contract/errors',
    'src/contract/messages',
    'src/contract/payments',
    'src/contract/queue',
    'src/contract/records',
    'src/contract/seats',
    'src/domain/appointments/',
    'src/domain/files/file-name',
    'src/domain/files/file-size',
    'src/domain/files/file-type',
    'src/domain/messages/',
    'src/domain/queue/queue-list',
    'src/domain/queue/queue-words',
    'src/state/calls/',
    'src/state/core/draft-keys',
    'src/state/core/item-action',
    'src/state/queue/queue-draft',
    'src/state/queue/queue-notices',
    'src/ui/forms/TextArea/',
  ],

  /** Few pages need these, and no other row has them. They are not in `shared`. */
  ofFewPages: [
    'src/api/browser/cookies',
    'src/api/messages',
    'src/api/second-factor',
    'src/api/socket',
    'src/calls/',
    'src/components/account/PrivacyNotice/',
    'src/components/auth/',
    'src/components/room/CallControls/',
    'src/components/room/CallInvitation/',
    'src/components/room/CallPanel/',
    'src/components/room/CallPictures/',
    'src/components/room/DeviceHelp/',
    'src/components/room/DevicePanel/',
    'src/components/room/DevicePreview/',
    'src/components/room/JoinPanel/',
    'src/components/room/MicrophoneMeter/',
    'src/components/room/PartnerReminder/',
    'src/contract/calls',
    'src/contract/second-factor',
    'src/domain/calls/',
    'src/domain/files/file-check',
    'src/domain/files/picture-size',
    'src/domain/forms/landline',
    'src/domain/privacy/',
    'src/domain/queue/freelancer-choice',
    'src/domain/records/',
    'src/domain/room/',
    'src/pages/hooks/use-step-up',
    'src/state/account/picture-files',
    'src/state/account/second-factor',
    'src/state/auth/',
    'src/state/messages/chat-drafts',
    'src/state/messages/chat-storage',
    'src/state/messages/conversations/',
    'src/state/messages/draft-file',
    'src/state/messages/draft-storage',
    'src/state/messages/draft-tab',
    'src/state/messages/unsent/',
    'src/state/payments/',
    'src/ui/forms/ComboBox/',
    'src/ui/layout/use-chosen-in-view',
    'src/ui/overlays/FormDialog/',
    'src/ui/overlays/Menu/',
  ],

  sharing: [
    'src/api/sharing',
    'src/components/sharing/',
    'src/contract/sharing',
    'src/domain/records/sharing',
    'src/pages/hooks/use-sharing-events',
    'src/state/sharing',
    'src/state/sharing-data',
  ],

  /** Otherwise, the demo's backend would come in a dozen small files. */
  demo: [
    'backend/core/',
    'backend/create-backend',
    'backend/create-handlers',
    'backend/faults/',
    'backend/files/',
    'backend/handlers/',
    'backend/outbox/',
    'backend/realtime/',
    'backend/seed/demo-accounts',
    'backend/store/',
    'backend/sweep/',
    'demo/answers/offers',
    'demo/kit/wait',
    'mocks/',
  ],
} satisfies Record<string, Rows>;

/** @param id of a module, an absolute path with `/` */
export function isInChunk(name: keyof typeof chunkRows, id: string): boolean {
  return chunkRows[name].some((row) => id.includes(row.endsWith('/') ? `/${row}` : `/${row}.`));
}

/** Not `plain`, which comes first. */
const elsewhere = [
  'serverData',
  'signIn',
  'oneTimeCode',
  'userData',
  'forUsers',
  'ofFewPages',
  'sharing',
] as const;

/** Code of at least three pages, most of them for guests. */
export function isShared(id: string): boolean {
  const mayBeShared = id.includes('/src/') || id.includes('lucide-react');
  return mayBeShared && !elsewhere.some((name) => isInChunk(name, id));
}
