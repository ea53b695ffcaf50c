import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Account } from '../../../src/contract/account.ts';
import type { User } from '../../../src/contract/auth.ts';
import type { CalendarFeed } from '../../../src/contract/calendar.ts';
import type { NoticeChoices } from '../../../src/contract/notice-choices.ts';
import type { Consent, PrivacyInfo, Purpose } from '../../../src/contract/privacy.ts';
import { NOTICE_VERSION, requiredPurposes } from '../../../src/domain/privacy/notice.ts';
import type { SecondFactorStatus } from '../../../src/contract/second-factor.ts';
import type { Doctor } from '../../../src/contract/doctors.ts';
import { toProfileDraft } from '../../../src/domain/doctors/profile-edit.ts';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import { AccountScreen } from '../../../src/screens/account/AccountScreen/AccountScreen.tsx';
import {
  EmailSection,
  type EmailSectionProps,
} from '../../../src/screens/account/AccountScreen/EmailSection.tsx';
import {
  ananya,
  hindiNamedDoctor,
  longNamedDoctor,
  newDoctor,
  verificationStages,
} from '../../fixtures/doctors.ts';
import { photoFile } from '../../fixtures/files.ts';
import { drKrishnan, longNamedPatient, meera } from '../../fixtures/users.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const idle = { status: 'idle', file: null, progress: 0, error: null } as const;
const saving = { ...idleSubmission, isSubmitting: true };
const offline = {
  status: 'error',
  reason: 'offline',
  message: 'CareSetu cannot be reached. Check your connection and try again.',
} as const;
const lacking = {
  status: 'error',
  reason: 'not-found',
  message: 'This could not be found.',
} as const;
const failed = { status: 'error', reason: 'failed', message: 'Please try again.' } as const;

const ready = (user: User) => {
  const data: Account = { ...user, phone: '9845021763', createdAt: '2026-01-05T06:00:00.000Z' };
  return { status: 'ready' as const, data };
};

const edited = (doctor: Doctor) => ({
  status: 'ready' as const,
  data: { doctor, draft: toProfileDraft(doctor), isRestored: false, revision: 0 },
});

const asDoctor = (doctor: Doctor) => {
  const { id, name, profilePicture } = doctor;
  const user: User = { id, name, profilePicture, role: 'doctor' };
  return { user, account: ready(user), profile: edited(doctor) };
};

const picture = {
  upload: idle,
  onPictureChange: fn(),
  onPictureRetry: fn(),
  onPictureCancel: fn(),
  onPictureRemove: fn(),
};

const profileForm = {
  submission: idleSubmission,
  onEdit: fn(),
  onSave: fn(),
  onDiscard: fn(),
  profileHref: '#profile',
};

const password = { submission: idleSubmission, changes: 0, onSave: fn() };

const dataExport = { submission: idleSubmission, onStart: fn() };

const agreed = (...optional: Purpose[]): Consent => ({
  version: NOTICE_VERSION,
  purposes: [...requiredPurposes('patient'), ...optional],
  at: '2026-11-30T04:00:00.000Z',
});

const consent = {
  history: { status: 'ready' as const, data: [agreed('location')] as readonly Consent[] },
  submission: idleSubmission,
  onSave: fn(),
  onRetry: fn(),
} satisfies ComponentProps<typeof AccountScreen>['consent'];

const privacy: PrivacyInfo = {
  noticeVersion: NOTICE_VERSION,
  contact: { name: 'Leela Thomas', email: 'grievance@caresetu.example' },
  retention: { medicalRecordYears: 3, paymentYears: 8, consentYears: 1 },
};

const deletion = { submission: idleSubmission, onConfirm: fn(), onClose: fn() };

const factorOff: SecondFactorStatus = {
  isOn: false,
  isRequired: false,
  confirmedAt: null,
  recoveryCodesLeft: 0,
};

const factorOn: SecondFactorStatus = {
  ...factorOff,
  isOn: true,
  confirmedAt: '2026-11-02T06:00:00.000Z',
  recoveryCodesLeft: 8,
};

const enrolment = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/CareSetu:9845021763?issuer=CareSetu&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};

const factorForm = {
  dialog: null,
  submission: idleSubmission,
  enrolment: null,
  recoveryCodes: null,
  onOpen: fn(),
  onClose: fn(),
  onStart: fn(),
  onConfirm: fn(),
  onRenew: fn(),
  onTurnOff: fn(),
  onCopyCodes: fn(),
  onDownloadCodes: fn(),
  authenticator: null,
};

const thisDevice = {
  id: 'this',
  browser: 'Chrome',
  system: 'Android',
  createdAt: '2026-11-20T06:00:00.000Z',
  lastUsedAt: '2026-11-21T04:00:00.000Z',
  isCurrent: true,
};

const otherDevices = [
  { ...thisDevice, id: 'laptop', browser: 'Firefox', system: 'Windows', isCurrent: false },
  { ...thisDevice, id: 'unknown', browser: '', system: '', isCurrent: false },
];

const knownDevices = [
  thisDevice,
  { ...thisDevice, id: 'tablet', browser: 'Safari', system: 'iPad', isCurrent: false },
];

const knownDeviceAction = { pendingId: null, error: null, onRemove: fn() };

const noAddress: CalendarFeed = { isOffered: true, madeAt: null };

const madeAddress: CalendarFeed = { isOffered: true, madeAt: '2026-11-12T06:00:00.000Z' };

const calendarForm = {
  dialog: null,
  address: null,
  submission: idleSubmission,
  onOpen: fn(),
  onClose: fn(),
  onMake: fn(),
  onStop: fn(),
  onCopy: fn(),
};

const noEmail = { isOffered: true, address: null, verifiedAt: null, pending: null };
const ownEmail = {
  ...noEmail,
  address: 'meera.nair@example.com',
  verifiedAt: '2026-11-20T06:00:00.000Z',
};

const emailForm: EmailSectionProps['emailForm'] = {
  step: null,
  address: '',
  submission: idleSubmission,
  onOpen: fn(),
  onChange: fn(),
  onVerify: fn(),
  onRemove: fn(),
};

const emailPart = (props: Partial<EmailSectionProps>) => (
  <EmailSection
    email={{ status: 'ready', data: noEmail }}
    emailForm={emailForm}
    onRetryEmail={fn()}
    mailbox={null}
    {...props}
  />
);

const allChoices: NoticeChoices = {
  off: [],
  smsRefusedAt: null,
  smsStoppedAt: null,
  hasEmail: false,
  emailRefusedAt: null,
};

const deviceAction = { pendingId: null, error: null, onEnd: fn(), onEndOthers: fn() };

const meta = {
  component: AccountScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    user: meera,
    account: ready(meera),
    onRetry: fn(),
    picture,
    name: { submission: idleSubmission, onSave: fn() },
    profile: null,
    profileForm,
    practice: null,
    scheduleHref: '#schedule',
    today: '2026-11-21',
    registrationForm: { submission: idleSubmission, onSubmit: fn() },
    withdrawal: { submission: idleSubmission, onWithdraw: fn() },
    backOffice: null,
    password,
    secondFactor: { status: 'ready', data: factorOff },
    factorForm,
    onRetryFactor: fn(),
    devices: { status: 'ready', data: [thisDevice] },
    deviceAction,
    onRetryDevices: fn(),
    knownDevices: { status: 'ready', data: [thisDevice] },
    knownDeviceAction,
    onRetryKnownDevices: fn(),
    calendarFeed: { status: 'ready', data: noAddress },
    calendarForm,
    onRetryCalendar: fn(),
    email: emailPart({}),
    noticeChoices: { status: 'ready', data: allChoices },
    noticeChoice: { isSaving: false, error: null, onSave: fn() },
    onRetryNoticeChoices: fn(),
    phone: null,
    display: {
      theme: 'system',
      onThemeChange: fn(),
      hourCycle: '12h',
      onHourCycleChange: fn(),
    },
    consent,
    privacy,
    dataExport,
    deletion,
  },
} satisfies Meta<typeof AccountScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Patient: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Account');
    await expect(canvas.getByText('+91 98450 21763')).toBeVisible();
  },
};

export const NameChanged: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(name).toHaveAccessibleDescription('Full Name is required');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, ' Meera Pillai {Enter}');
    await expect(args.name.onSave).toHaveBeenCalledWith('Meera Pillai');
  },
};

export const Choices: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const display = within(canvas.getByRole('region', { name: 'Display' }));
    await expect(display.getByRole('radio', { name: 'Same as my device' })).toBeChecked();
    await userEvent.click(display.getByRole('radio', { name: 'Dark' }));
    await expect(args.display.onThemeChange).toHaveBeenCalledWith('dark');
    await userEvent.click(display.getByRole('radio', { name: '24-hour' }));
    await expect(args.display.onHourCycleChange).toHaveBeenCalledWith('24h');
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(args.dataExport.onStart).toHaveBeenCalledOnce();
  },
};

export const NewPassword: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'demo1234');
    await userEvent.type(canvas.getByLabelText('New password'), 'short{Enter}');
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      /Password must be at least 6 characters/,
    );
    await userEvent.type(canvas.getByLabelText('New password'), 'er one{Enter}');
    await expect(args.password.onSave).toHaveBeenCalledWith({
      currentPassword: 'demo1234',
      newPassword: 'shorter one',
    });
  },
};

export const WrongPassword: Story = {
  args: {
    password: {
      ...password,
      submission: {
        ...idleSubmission,
        error: 'This password is incorrect.',
        fieldErrors: { currentPassword: 'This password is incorrect.' },
      },
    },
  },
  play: async ({ canvas }) => {
    const current = canvas.getByLabelText('Current password');
    await expect(current).toHaveAccessibleDescription('This password is incorrect.');
    await waitFor(() => expect(current).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const TooManyTries: Story = {
  args: {
    password: {
      ...password,
      submission: { ...idleSubmission, error: 'Too many tries. Please wait 15 minutes.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many tries.');
  },
};

export const SendingAPicture: Story = {
  args: {
    picture: {
      ...picture,
      upload: { status: 'sending', file: photoFile(), progress: 0.6, error: null },
    },
  },
};

export const PictureRefused: Story = {
  args: {
    picture: {
      ...picture,
      upload: {
        status: 'failed',
        file: photoFile(),
        progress: 1,
        error: 'This file is larger than 5 MB. Choose a smaller one.',
      },
    },
  },
};

export const ListedDoctor: Story = {
  args: asDoctor(ananya),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Patients can find you.')).toBeVisible();
    const card = within(canvas.getByRole('list', { name: 'How patients see you' }));
    await expect(card.getByText('14 years')).toBeVisible();
    const years = canvas.getByRole('textbox', { name: 'Years of experience' });
    await userEvent.clear(years);
    await userEvent.type(years, '15');
    await expect(card.getByText('15 years')).toBeVisible();
    await expect(args.profileForm.onEdit).toHaveBeenLastCalledWith(
      expect.objectContaining({ experience: '15' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add language' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(args.profileForm.onSave).toHaveBeenCalledWith({
      name: ananya.name,
      specialty: 'Cardiology',
      bio: ananya.bio,
      experience: 15,
      education: ananya.education,
      languages: ananya.languages,
      gender: 'female',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(args.profileForm.onDiscard).toHaveBeenCalledOnce();
  },
};

export const NewDoctor: Story = {
  args: asDoctor({ ...newDoctor, specialty: '', experience: 0 }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Patients cannot find you yet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Manage Schedule' })).toHaveAttribute(
      'href',
      args.scheduleHref,
    );
    await userEvent.type(canvas.getByRole('combobox', { name: 'Specialty' }), 'derm');
    await userEvent.click(await canvas.findByRole('option', { name: 'Dermatology' }));
    const card = within(canvas.getByRole('list', { name: 'How patients see you' }));
    await expect(card.getByText('Dermatology')).toBeVisible();
  },
};

const longBio = `${ananya.bio} `.repeat(6);

export const BioTooLong: Story = {
  args: {
    ...asDoctor(ananya),
    profile: {
      status: 'ready',
      data: {
        doctor: ananya,
        draft: { ...toProfileDraft(ananya), bio: longBio, experience: 'many' },
        isRestored: true,
        revision: 0,
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/unsaved changes are still here/)).toBeVisible();
    const bio = canvas.getByRole('textbox', { name: 'Bio' });
    await expect(bio).toHaveAccessibleDescription(`${longBio.length - 1000} characters too many`);
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(bio).toHaveAccessibleDescription(/The bio must be at most 1,000 characters/);
    await expect(bio).toHaveValue(longBio);
    const years = canvas.getByRole('textbox', { name: 'Years of experience' });
    await expect(years).toHaveAccessibleDescription(
      'Experience must be a whole number of years, 0 to 80',
    );
    await waitFor(() => expect(years).toHaveFocus());
    await expect(args.profileForm.onSave).not.toHaveBeenCalled();
  },
};

export const ProfileRefused: Story = {
  args: {
    ...asDoctor(ananya),
    profileForm: {
      ...profileForm,
      submission: {
        ...idleSubmission,
        error: 'A degree must be at most 120 characters',
        fieldErrors: { 'education.1': 'A degree must be at most 120 characters' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const degree = canvas.getByRole('textbox', { name: 'Degree 2' });
    await expect(degree).toHaveAccessibleDescription('A degree must be at most 120 characters');
    await waitFor(() => expect(degree).toHaveFocus());
    await userEvent.type(degree, '.');
    await expect(degree).toBeValid();
  },
};

export const Saving: Story = {
  args: {
    ...asDoctor(ananya),
    profileForm: { ...profileForm, submission: saving },
    password: { ...password, submission: saving },
    dataExport: { ...dataExport, submission: saving },
  },
};

export const Loading: Story = {
  args: {
    user: drKrishnan,
    account: { status: 'loading' },
    profile: { status: 'loading' },
    secondFactor: { status: 'loading' },
    devices: { status: 'loading' },
    knownDevices: { status: 'loading' },
    calendarFeed: { status: 'loading' },
    email: emailPart({ email: { status: 'loading' } }),
    noticeChoices: { status: 'loading' },
  },
};

export const LoadingFailed: Story = {
  args: {
    user: drKrishnan,
    account: failed,
    profile: failed,
    secondFactor: failed,
    devices: failed,
    knownDevices: failed,
    calendarFeed: failed,
    email: emailPart({ email: failed }),
    noticeChoices: failed,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/could not be loaded\. Please/)).toHaveLength(8);
    await expect(canvas.getByRole('region', { name: 'Display' })).toBeVisible();
  },
};

export const Offline: Story = {
  args: {
    user: drKrishnan,
    account: offline,
    profile: offline,
    secondFactor: offline,
    devices: offline,
    knownDevices: offline,
    calendarFeed: offline,
    email: emailPart({ email: offline }),
    noticeChoices: offline,
  },
  play: async ({ args, canvas, userEvent }) => {
    const alerts = canvas.getAllByRole('alert');
    await expect(alerts).toHaveLength(8);
    const [again] = canvas.getAllByRole('button', { name: 'Try again' });
    if (again) await userEvent.click(again);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AServerWithoutAccounts: Story = {
  args: {
    ...asDoctor(ananya),
    account: lacking,
    secondFactor: lacking,
    devices: lacking,
    knownDevices: lacking,
    calendarFeed: lacking,
    email: null,
    noticeChoices: lacking,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
    await expect(canvas.getByRole('region', { name: 'Your profile' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Display' })).toBeVisible();
  },
};

export const ExportFailed: Story = {
  args: {
    dataExport: { ...dataExport, submission: { ...idleSubmission, error: offline.message } },
  },
};

export const Leaving: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    await expect(dialog.getByText(/3 years after your last visit/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    const password = dialog.getByLabelText('Your password');
    await expect(password).toHaveAccessibleDescription('Password is required');
    await expect(args.deletion.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(password, 'demo1234{Enter}');
    await expect(args.deletion.onConfirm).toHaveBeenCalledWith('demo1234');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my account' }));
    await expect(args.deletion.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const LocationWithdrawn: Story = {
  args: {
    consent: {
      ...consent,
      history: {
        status: 'ready',
        data: [agreed('location'), { ...agreed(), at: '2026-11-21T04:10:00.000Z' }],
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const data = within(canvas.getByRole('region', { name: 'Your data' }));
    const earlier =
      'You agreed on 30 Nov 2026, 9:30 am to the notice of 1 Dec 2026, including your location';
    await expect(data.getByText(earlier)).toBeVisible();
    const location = data.getByRole('checkbox', { name: 'Allow my location in searches' });
    await expect(location).not.toBeChecked();
    await userEvent.click(location);
    await expect(args.consent.onSave).toHaveBeenCalledWith([
      ...requiredPurposes('patient'),
      'location',
    ]);
  },
};

export const NoticeNotAgreed: Story = {
  args: { consent: { ...consent, history: { status: 'ready', data: [] } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You have not agreed to our notice yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Agree' }));
    await expect(args.consent.onSave).toHaveBeenCalledWith(requiredPurposes('patient'));
  },
};

export const ConsentsLoading: Story = {
  args: { consent: { ...consent, history: { status: 'loading' } }, privacy: null },
};

export const ConsentsOffline: Story = {
  args: { consent: { ...consent, history: offline }, privacy: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.consent.onRetry).toHaveBeenCalledOnce();
  },
};

export const ConsentRefused: Story = {
  args: { consent: { ...consent, submission: { ...idleSubmission, error: failed.message } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failed.message);
  },
};

const missing = { status: 'error', reason: 'not-found', message: 'Not found.' } as const;

export const AServerWithoutConsents: Story = {
  args: { consent: { ...consent, history: missing }, privacy: null },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('What you agreed to')).toBeNull();
    await expect(canvas.queryByText('Questions and complaints')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByText(/years/)).toBeNull();
  },
};

export const LeavingRefused: Story = {
  args: {
    ...asDoctor(ananya),
    deletion: {
      ...deletion,
      submission: {
        ...idleSubmission,
        error: 'This password is incorrect.',
        fieldErrors: { password: 'This password is incorrect.' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(
      'This password is incorrect.',
    );
  },
};

export const LongName: Story = {
  args: { user: longNamedPatient, account: ready(longNamedPatient) },
};

export const LongNamedDoctor: Story = { args: asDoctor(longNamedDoctor) };

export const HindiName: Story = { args: asDoctor(hindiNamedDoctor) };

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };

export const RegistrationMissing: Story = {
  args: asDoctor(verificationStages.missing),
  play: async ({ args, canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Medical registration' }));
    await expect(section.getByRole('combobox', { name: 'Medical council' })).toBeRequired();
    const number = section.getByRole('textbox', { name: /Registration number/ });
    await userEvent.click(section.getByRole('button', { name: 'Send for verification' }));
    await expect(number).toHaveAccessibleDescription(/Registration number is required/);
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.type(number, 'DMC 48213');
    await userEvent.type(section.getByRole('textbox', { name: /Year of registration/ }), '2019');
    await userEvent.type(
      section.getByRole('combobox', { name: 'Medical council' }),
      'Delhi Medical Council{Escape}',
    );
    await userEvent.click(section.getByRole('button', { name: 'Send for verification' }));
    await expect(args.registrationForm.onSubmit).toHaveBeenCalledWith({
      number: 'DMC 48213',
      council: 'Delhi Medical Council',
      year: 2019,
    });
  },
};

function DecidedWhileTyping(args: ComponentProps<typeof AccountScreen>) {
  const [isRefused, setRefused] = useState(false);
  const { beingVerified, refused } = verificationStages;
  const doctor = isRefused
    ? { ...refused, verification: { ...refused.verification, refused: { reason: 'Unknown' } } }
    : beingVerified;
  return (
    <>
      <AccountScreen {...args} {...asDoctor(doctor)} />
      <button type="button" onClick={() => setRefused(true)}>
        Refuse
      </button>
    </>
  );
}

export const RefusedWhileTyping: Story = {
  args: asDoctor(verificationStages.beingVerified),
  render: (args) => <DecidedWhileTyping {...args} />,
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: /Registration number/ });
    await userEvent.clear(number);
    await userEvent.type(number, 'DMC 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await expect(canvas.getByText('Reason: Unknown')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Registration number/ })).toHaveValue('DMC 1');
  },
};

export const DecidedWhileNotTyping: Story = {
  args: asDoctor(verificationStages.beingVerified),
  render: (args) => <DecidedWhileTyping {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await expect(canvas.getByRole('textbox', { name: /Registration number/ })).toHaveValue('');
  },
};

export const RegistrationBeingVerified: Story = {
  args: asDoctor(verificationStages.beingVerified),
};

export const RegistrationRefused: Story = { args: asDoctor(verificationStages.refused) };

export const RegistrationVerified: Story = { args: asDoctor(verificationStages.verified) };

export const NewNameBeingVerified: Story = {
  args: asDoctor(verificationStages.changeBeingVerified),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw the request' }));
    await expect(args.withdrawal.onWithdraw).toHaveBeenCalledOnce();
  },
};

export const NewNameRefused: Story = {
  args: asDoctor(verificationStages.expiringWithARefusedChange),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.withdrawal.onWithdraw).toHaveBeenCalledOnce();
  },
};

export const Withdrawing: Story = {
  args: {
    ...asDoctor(verificationStages.changeBeingVerified),
    withdrawal: { submission: saving, onWithdraw: fn() },
  },
};

export const NotWithdrawn: Story = {
  args: {
    ...asDoctor(verificationStages.changeBeingVerified),
    withdrawal: {
      submission: {
        ...idleSubmission,
        error: 'CareSetu cannot be reached. Check your connection and try again.',
      },
      onWithdraw: fn(),
    },
  },
};

export const Suspended: Story = { args: asDoctor(verificationStages.suspended) };

export const RegistrationNotSent: Story = {
  args: {
    ...asDoctor(verificationStages.refused),
    registrationForm: {
      submission: {
        ...idleSubmission,
        error: 'CareSetu cannot be reached. Check your connection and try again.',
      },
      onSubmit: fn(),
    },
  },
};

export const RegistrationYearRefused: Story = {
  args: {
    ...asDoctor(verificationStages.refused),
    registrationForm: {
      submission: {
        ...idleSubmission,
        error: 'The year of registration cannot be in the future.',
        fieldErrors: { year: 'The year of registration cannot be in the future.' },
      },
      onSubmit: fn(),
    },
  },
};

export const SendingRegistration: Story = {
  args: {
    ...asDoctor(verificationStages.refused),
    registrationForm: { submission: saving, onSubmit: fn() },
  },
};

const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const TwoStepSignInOff: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Two-step sign-in' }));
    await userEvent.click(section.getByRole('button', { name: 'Turn on two-step sign-in' }));
    await expect(args.factorForm.onOpen).toHaveBeenCalledWith('turn-on');
  },
};

export const TwoStepSignInRequired: Story = {
  args: {
    ...asDoctor(ananya),
    secondFactor: { status: 'ready', data: { ...factorOff, isRequired: true } },
  },
};

export const TurningOn: Story = {
  args: { factorForm: { ...factorForm, dialog: 'turn-on' } },
  play: async ({ args, userEvent }) => {
    const dialog = await inDialog('Turn on two-step sign-in');
    await userEvent.type(dialog.getByLabelText('Your password'), 'demo1234{Enter}');
    await expect(args.factorForm.onStart).toHaveBeenCalledWith('demo1234');
  },
};

export const ConnectingTheApp: Story = {
  args: { factorForm: { ...factorForm, dialog: 'turn-on', enrolment } },
  play: async ({ args, userEvent }) => {
    const dialog = await inDialog('Connect your authenticator app');
    await expect(
      await dialog.findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
    await expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
    const typeCode = async (name: string, code: string) => {
      const group = within(dialog.getByRole('group', { name }));
      await userEvent.type(group.getByRole('textbox', { name: 'Digit 1 of 6' }), code);
    };
    await typeCode('Code from your authenticator app', '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
    await expect(args.factorForm.onConfirm).not.toHaveBeenCalled();
    await typeCode('Code from the SMS', '654321');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
    const body = { code: '123456', otp: '654321' };
    await expect(args.factorForm.onConfirm).toHaveBeenCalledWith(body);
  },
};

export const WrongCode: Story = {
  args: {
    factorForm: {
      ...factorForm,
      dialog: 'turn-on',
      enrolment,
      submission: {
        ...idleSubmission,
        error: 'This code is incorrect or was used before.',
        fieldErrors: { code: 'This code is incorrect or was used before.' },
      },
    },
  },
  play: async () => {
    const dialog = await inDialog('Connect your authenticator app');
    const code = dialog.getByRole('group', { name: 'Code from your authenticator app' });
    await expect(code).toHaveAccessibleDescription('This code is incorrect or was used before.');
  },
};

export const WrongSmsCode: Story = {
  args: {
    factorForm: {
      ...factorForm,
      dialog: 'turn-on',
      enrolment,
      submission: {
        ...idleSubmission,
        error: 'This code is not the one that we have sent to your mobile number.',
        fieldErrors: { otp: 'This code is not the one that we have sent to your mobile number.' },
      },
    },
  },
  play: async () => {
    const dialog = await inDialog('Connect your authenticator app');
    const code = dialog.getByRole('group', { name: 'Code from the SMS' });
    await expect(code).toHaveAccessibleDescription(
      'This code is not the one that we have sent to your mobile number.',
    );
  },
};

export const NewRecoveryCodes: Story = {
  args: {
    secondFactor: { status: 'ready', data: factorOn },
    factorForm: {
      ...factorForm,
      dialog: 'turn-on',
      recoveryCodes: ['ABCDE-FGH2J', 'KLMNO-PQR3T', 'UVWXY-Z2345', 'QWERT-YUIOP', 'ASDFG-HJKLZ'],
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await inDialog('Save your recovery codes');
    await expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await expect(args.factorForm.onCopyCodes).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.factorForm.onDownloadCodes).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'I have saved them' }));
    await expect(args.factorForm.onClose).toHaveBeenCalledOnce();
  },
};

export const TwoStepSignInOn: Story = {
  args: { secondFactor: { status: 'ready', data: factorOn } },
  play: async ({ args, canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Two-step sign-in' }));
    await expect(section.getByText('On since 2 Nov 2026')).toBeVisible();
    await expect(section.getByText('8 recovery codes left')).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Get new recovery codes' }));
    await expect(args.factorForm.onOpen).toHaveBeenCalledWith('renew-codes');
  },
};

export const RenewingRecoveryCodes: Story = {
  args: {
    secondFactor: { status: 'ready', data: factorOn },
    factorForm: { ...factorForm, dialog: 'renew-codes' },
  },
};

export const TurningOff: Story = {
  args: {
    secondFactor: { status: 'ready', data: factorOn },
    factorForm: { ...factorForm, dialog: 'turn-off' },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await inDialog('Turn off two-step sign-in?');
    await userEvent.type(dialog.getByLabelText('Your password'), 'demo1234');
    await userEvent.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
    const code = dialog.getByRole('textbox', { name: /Recovery code/ });
    await userEvent.type(code, 'short');
    const turnOff = dialog.getByRole('button', { name: 'Turn off' });
    await userEvent.click(turnOff);
    await expect(code).toHaveAccessibleDescription(/Enter 6 digits or a recovery code/);
    await userEvent.clear(code);
    await userEvent.type(code, 'abcde-fgh2j');
    await userEvent.click(turnOff);
    await expect(args.factorForm.onTurnOff).toHaveBeenCalledWith({
      password: 'demo1234',
      code: 'abcde-fgh2j',
    });
  },
};

export const SeveralDevices: Story = {
  args: { devices: { status: 'ready', data: [thisDevice, ...otherDevices] } },
  play: async ({ args, canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Devices' }));
    await expect(section.getAllByRole('listitem')).toHaveLength(3);
    await expect(section.getByText('Chrome on Android')).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: /Log out Firefox on Windows/ }));
    await expect(args.deviceAction.onEnd).toHaveBeenCalledWith('laptop');
    await userEvent.click(section.getByRole('button', { name: 'Log out all other devices' }));
    await expect(args.deviceAction.onEndOthers).toHaveBeenCalledOnce();
  },
};

export const SessionEndedElsewhere: Story = {
  args: { devices: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Devices' }));
    await expect(section.getByText('You are no longer logged in on any device.')).toBeVisible();
    await expect(section.queryByRole('list')).toBeNull();
  },
};

export const LoggingOutADevice: Story = {
  args: {
    devices: { status: 'ready', data: [thisDevice, ...otherDevices] },
    deviceAction: { ...deviceAction, pendingId: 'laptop' },
  },
};

export const DeviceNotLoggedOut: Story = {
  args: {
    devices: { status: 'ready', data: [thisDevice, ...otherDevices] },
    deviceAction: { ...deviceAction, error: offline.message },
  },
};

export const SeveralKnownDevices: Story = {
  args: { knownDevices: { status: 'ready', data: knownDevices } },
  play: async ({ args, canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Known devices' }));
    await expect(section.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(section.getByRole('button', { name: /Remove Safari on iPad/ }));
    await expect(args.knownDeviceAction.onRemove).toHaveBeenCalledWith('tablet');
  },
};

export const NoKnownDevice: Story = {
  args: { knownDevices: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Known devices' }));
    await expect(section.getByText('A device is known after you log in on it.')).toBeVisible();
    await expect(section.queryByRole('list')).toBeNull();
  },
};

export const RemovingAKnownDevice: Story = {
  args: {
    knownDevices: { status: 'ready', data: knownDevices },
    knownDeviceAction: { ...knownDeviceAction, pendingId: 'tablet' },
  },
};

export const KnownDeviceNotRemoved: Story = {
  args: {
    knownDevices: { status: 'ready', data: knownDevices },
    knownDeviceAction: { ...knownDeviceAction, error: offline.message },
  },
};

export const NoCalendarAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Calendar' }));
    await expect(section.getByText(/Anyone who has the address can read them/)).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Make a private address' }));
    await expect(args.calendarForm.onMake).toHaveBeenCalledOnce();
  },
};

export const MakingACalendarAddress: Story = {
  args: { calendarForm: { ...calendarForm, submission: saving } },
};

export const CalendarAddressNotMade: Story = {
  args: {
    calendarForm: { ...calendarForm, submission: { ...idleSubmission, error: offline.message } },
  },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Calendar' }));
    await expect(section.getByRole('alert')).toHaveTextContent(offline.message);
  },
};

export const NewCalendarAddress: Story = {
  args: {
    calendarFeed: { status: 'ready', data: madeAddress },
    calendarForm: {
      ...calendarForm,
      address:
        'https://app.example.com/api/calendar/kJ3vXq0ZbT7mWcR5sYpLhN2uEoAiGdF8xQzVtB1nC4M.ics',
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Your private calendar address' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy' }));
    await expect(args.calendarForm.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await expect(args.calendarForm.onClose).toHaveBeenCalled();
  },
};

export const WithACalendarAddress: Story = {
  args: { calendarFeed: { status: 'ready', data: madeAddress } },
  play: async ({ args, canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Calendar' }));
    await expect(section.getByText(/^You made an address on .*12 Nov/)).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Make a new address' }));
    await expect(args.calendarForm.onOpen).toHaveBeenCalledWith('replace');
    await userEvent.click(section.getByRole('button', { name: 'Stop this address' }));
    await expect(args.calendarForm.onOpen).toHaveBeenLastCalledWith('stop');
  },
};

export const ReplacingACalendarAddress: Story = {
  args: {
    calendarFeed: { status: 'ready', data: madeAddress },
    calendarForm: { ...calendarForm, dialog: 'replace' },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Make a new address?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make a new address' }));
    await expect(args.calendarForm.onMake).toHaveBeenCalledOnce();
  },
};

export const CalendarAddressNotStopped: Story = {
  args: {
    calendarFeed: { status: 'ready', data: madeAddress },
    calendarForm: {
      ...calendarForm,
      dialog: 'stop',
      submission: { ...idleSubmission, error: offline.message },
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Stop this address?' });
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(offline.message);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop this address' }));
    await expect(args.calendarForm.onStop).toHaveBeenCalledOnce();
  },
};

export const CalendarOfADoctor: Story = {
  args: asDoctor(ananya),
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Calendar' }));
    await expect(section.getByText(/without patients’ names/)).toBeVisible();
  },
};

export const CalendarNeedsAServer: Story = {
  args: { calendarFeed: { status: 'ready', data: { isOffered: false, madeAt: null } } },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Calendar' }));
    await expect(section.getByText(/^This needs a server\./)).toBeVisible();
    await expect(section.queryByRole('button')).toBeNull();
  },
};

export const NoticesTurnedOff: Story = {
  args: {
    noticeChoices: { status: 'ready', data: { ...allChoices, off: ['reminders:app'] } },
  },
  play: async ({ args, canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Notices' }));
    await expect(section.getAllByRole('group')).toHaveLength(5);
    const reminders = within(section.getByRole('group', { name: 'Reminders' }));
    await expect(reminders.getByRole('checkbox', { name: 'In the app' })).not.toBeChecked();
    await userEvent.click(reminders.getByRole('checkbox', { name: 'SMS' }));
    await expect(args.noticeChoice.onSave).toHaveBeenCalledWith({ off: ['reminders:sms'] });
    await userEvent.click(reminders.getByRole('checkbox', { name: 'In the app' }));
    await expect(args.noticeChoice.onSave).toHaveBeenLastCalledWith({ on: ['reminders:app'] });
  },
};

export const NumberRefused: Story = {
  args: {
    noticeChoices: {
      status: 'ready',
      data: { ...allChoices, off: ['records:sms'], smsRefusedAt: '2026-11-20T06:00:00.000Z' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Notices' }));
    await expect(section.getByText(/We could not send an SMS to your number/)).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Send SMS again' }));
    await expect(args.noticeChoice.onSave).toHaveBeenCalledWith({ resume: ['sms'] });
  },
};

export const SmsStoppedByReply: Story = {
  args: {
    noticeChoices: {
      status: 'ready',
      data: {
        ...allChoices,
        smsRefusedAt: '2026-11-19T06:00:00.000Z',
        smsStoppedAt: '2026-11-20T06:00:00.000Z',
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Notices' }));
    await expect(
      section.getByText(/^A reply from your number stopped updates by SMS on .*20 Nov/),
    ).toBeVisible();
    await expect(section.queryByText(/We could not send an SMS/)).toBeNull();
    await userEvent.click(section.getByRole('button', { name: 'Send SMS again' }));
    await expect(args.noticeChoice.onSave).toHaveBeenCalledWith({ resume: ['sms'] });
  },
};

export const NoticesByEmail: Story = {
  args: {
    email: emailPart({ email: { status: 'ready', data: ownEmail } }),
    noticeChoices: { status: 'ready', data: { ...allChoices, hasEmail: true } },
  },
  play: async ({ args, canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Notices' }));
    const records = within(section.getByRole('group', { name: 'Records' }));
    await userEvent.click(records.getByRole('checkbox', { name: 'E-mail' }));
    await expect(args.noticeChoice.onSave).toHaveBeenCalledWith({ off: ['records:email'] });
  },
};

export const EmailRefused: Story = {
  args: {
    email: emailPart({ email: { status: 'ready', data: ownEmail } }),
    noticeChoices: {
      status: 'ready',
      data: { ...allChoices, hasEmail: true, emailRefusedAt: '2026-11-20T06:00:00.000Z' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Notices' }));
    await expect(section.getByText(/Your mail server refused an e-mail on/)).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Send e-mails again' }));
    await expect(args.noticeChoice.onSave).toHaveBeenCalledWith({ resume: ['email'] });
  },
};

export const EmailConfirmed: Story = {
  args: { email: emailPart({ email: { status: 'ready', data: ownEmail } }) },
  play: async ({ canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'E-mail' }));
    await expect(section.getByText('meera.nair@example.com')).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Change the e-mail address' }));
    await expect(emailForm.onOpen).toHaveBeenCalledWith('address');
    await userEvent.click(section.getByRole('button', { name: 'Remove the e-mail address' }));
    await expect(emailForm.onOpen).toHaveBeenLastCalledWith('remove');
  },
};

const pending = {
  address: 'meera@example.com',
  sentAt: '2026-11-21T04:30:00.000Z',
  expiresAt: '2026-11-21T04:40:00.000Z',
};

export const EmailToConfirm: Story = {
  args: { email: emailPart({ email: { status: 'ready', data: { ...noEmail, pending } } }) },
  play: async ({ canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'E-mail' }));
    await userEvent.click(section.getByRole('button', { name: 'Enter the code' }));
    await expect(emailForm.onOpen).toHaveBeenCalledWith('code');
    await userEvent.click(section.getByRole('button', { name: 'Remove the e-mail address' }));
    await expect(emailForm.onOpen).toHaveBeenLastCalledWith('remove');
  },
};

export const AddingAnEmail: Story = {
  args: { email: emailPart({ emailForm: { ...emailForm, step: 'address' } }) },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your e-mail address' }));
    const address = dialog.getByLabelText('E-mail address');
    await userEvent.type(address, 'meera at example.com');
    await userEvent.type(dialog.getByLabelText('Your password'), 'demo1234');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the code' }));
    await expect(address).toHaveAccessibleDescription(/^Enter an e-mail address/);
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.clear(address);
    await userEvent.type(address, 'meera@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the code' }));
    await expect(emailForm.onChange).toHaveBeenCalledWith({
      address: 'meera@example.com',
      password: 'demo1234',
    });
  },
};

export const ConfirmingAnEmail: Story = {
  args: {
    email: emailPart({
      email: { status: 'ready', data: { ...noEmail, pending } },
      emailForm: { ...emailForm, step: 'code' },
    }),
  },
  play: async ({ userEvent }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Confirm your e-mail address' }),
    );
    await expect(dialog.getByText(/meera@example.com/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send a new code' }));
    await expect(emailForm.onOpen).toHaveBeenCalledWith('address', 'meera@example.com');
    await userEvent.click(dialog.getAllByRole('textbox')[0] ?? document.body);
    await userEvent.paste('407112');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(emailForm.onVerify).toHaveBeenCalledWith('407112');
  },
};

export const RemovingAnEmail: Story = {
  args: {
    email: emailPart({
      email: { status: 'ready', data: ownEmail },
      emailForm: { ...emailForm, step: 'remove' },
    }),
  },
  play: async ({ userEvent }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Remove your e-mail address?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Remove the address' }));
    await expect(emailForm.onRemove).toHaveBeenCalledOnce();
  },
};

export const NoticesNotSaved: Story = {
  args: { noticeChoice: { isSaving: false, error: offline.message, onSave: fn() } },
};
