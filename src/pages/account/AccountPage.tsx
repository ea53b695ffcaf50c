import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../contract/auth.ts';
import { dateInIndia } from '../../domain/time/india-time.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { AccountScreen } from '../../screens/account/AccountScreen/AccountScreen.tsx';
import type { EditedProfile } from '../../screens/account/AccountScreen/ProfileForm.tsx';
import {
  cancelPicture,
  removePicture,
  retryPicture,
  sendPicture,
  usePicture,
} from '../../state/account/account-picture.ts';
import {
  accountQuery,
  changePassword,
  clearDeletion,
  deleteAccount,
  exportData,
  saveName,
  useAccountForms,
} from '../../state/account/account.ts';
import {
  consentQuery,
  privacyQuery,
  saveConsent,
  useConsentForm,
} from '../../state/account/consent.ts';
import {
  submitRegistration,
  useRegistration,
  useWithdrawal,
  withdrawRequest,
} from '../../state/account/registration.ts';
import { ALL_OTHERS, deviceList, endDevice, useDeviceAction } from '../../state/account/devices.ts';
import {
  confirmSecondFactor,
  openFactorDialog,
  renewRecoveryCodes,
  secondFactorQuery,
  startSecondFactor,
  turnOffSecondFactor,
  useSecondFactor,
} from '../../state/account/second-factor.ts';
import { useNow } from '../../state/core/clock.ts';
import { logOut } from '../../state/session/log-out.ts';
import { doctorProfile } from '../../state/doctors.ts';
import { chooseHourCycle, useHourCycle } from '../../state/core/hour-cycle.ts';
import { refetch, useEachResponse, useLoadable } from '../../state/core/query-client.ts';
import {
  closeProfile,
  discardProfile,
  storeProfileDraft,
  openProfile,
  saveProfile,
  useProfile,
} from '../../state/account/profile.ts';
import { useUser } from '../../state/session/session.ts';
import { chooseTheme, useThemeChoice } from '../../state/core/theme.ts';
import { showToast } from '../../state/core/toasts.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import type { PageProps } from '../page-props.ts';
import { paths } from '../paths.ts';
import { saveFile } from '../hooks/save-file.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

export function AccountPage({
  BackOffice,
  authenticator,
}: Pick<PageProps, 'BackOffice' | 'authenticator'>) {
  usePageTitle(t`Account`);
  const user = useUser();
  const demo = { BackOffice, authenticator };
  return user && <OwnAccount key={user.id} user={user} {...demo} />;
}

interface OwnAccountProps extends Pick<PageProps, 'BackOffice' | 'authenticator'> {
  user: User;
}

function OwnAccount({ user, BackOffice, authenticator }: OwnAccountProps) {
  const navigate = useNavigate();
  const isDoctor = user.role === 'doctor';
  useEffect(() => closeProfile, []);
  const { name, password, passwordChanges, dataExport, deletion } = useAccountForms();
  const profile = useEditedProfile(user.id, isDoctor);
  const { dialog, enrolment, recoveryCodes, ...factorSubmission } = useSecondFactor();
  const { pendingId, actionError } = useDeviceAction();
  useEffect(() => () => openFactorDialog(null), []);
  const privacy = useLoadable(privacyQuery);

  const leave = async (password: string) => {
    if (!(await deleteAccount(password))) return;
    // Navigate first, or the page's guard redirects to the login page.
    void navigate(paths.home());
    void logOut();
    showToast('success', t`Your account has been deleted`);
  };
  return (
    <AccountScreen
      user={user}
      account={useLoadable(accountQuery)}
      onRetry={() => refetch(accountQuery, ...(isDoctor ? [doctorProfile(user.id)] : []))}
      picture={{
        upload: usePicture(),
        onPictureChange: (picture) => void sendPicture(picture),
        onPictureRetry: () => void retryPicture(),
        onPictureCancel: () => void cancelPicture(),
        onPictureRemove: () => void removePicture(),
      }}
      name={{ submission: name, onSave: (next) => void saveName(next) }}
      profile={isDoctor ? profile : null}
      today={dateInIndia(useNow('minute'))}
      registrationForm={{
        submission: useRegistration(),
        onSubmit: (registration) => void submitRegistration(user.id, registration),
      }}
      withdrawal={{
        submission: useWithdrawal(),
        onWithdraw: () => void withdrawRequest(user.id),
      }}
      backOffice={
        profile.status === 'ready' && BackOffice && <BackOffice doctor={profile.data.doctor} />
      }
      profileForm={{
        submission: useProfile().submission,
        onEdit: storeProfileDraft,
        onSave: (words) => void saveProfile(words),
        onDiscard: discardProfile,
        profileHref: withBase(paths.doctor(user.id)),
      }}
      scheduleHref={withBase(paths.dashboard(user))}
      password={{
        submission: password,
        changes: passwordChanges,
        onSave: (body) => void changePassword(body),
      }}
      secondFactor={useLoadable(secondFactorQuery)}
      factorForm={{
        dialog,
        enrolment,
        recoveryCodes,
        submission: factorSubmission,
        onOpen: openFactorDialog,
        onClose: () => openFactorDialog(null),
        onStart: (password) => void startSecondFactor(password),
        onConfirm: (code) => void confirmSecondFactor(code),
        onRenew: (code) => void renewRecoveryCodes(code),
        onTurnOff: (body) => void turnOffSecondFactor(body),
        onCopyCodes: () => void copyCodes(recoveryCodes ?? []),
        onDownloadCodes: () => saveCodes(recoveryCodes ?? []),
        authenticator,
      }}
      onRetryFactor={() => refetch(secondFactorQuery)}
      devices={useLoadable(deviceList)}
      deviceAction={{
        pendingId,
        error: actionError?.message ?? null,
        onEnd: (id) => void endDevice(id),
        onEndOthers: () => void endDevice(ALL_OTHERS),
      }}
      onRetryDevices={() => refetch(deviceList)}
      display={{
        theme: useThemeChoice(),
        onThemeChange: chooseTheme,
        hourCycle: useHourCycle(),
        onHourCycleChange: chooseHourCycle,
      }}
      consent={{
        history: useLoadable(consentQuery),
        submission: useConsentForm(),
        onSave: (purposes) => void saveConsent(purposes),
        onRetry: () => refetch(consentQuery),
      }}
      privacy={privacy.status === 'ready' ? privacy.data : null}
      dataExport={{ submission: dataExport, onStart: () => void saveData() }}
      deletion={{
        submission: deletion,
        onConfirm: (password) => void leave(password),
        onClose: clearDeletion,
      }}
    />
  );
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

async function saveData(): Promise<void> {
  const file = await exportData(dateInIndia(new Date()));
  if (file) saveFile(file);
}

async function copyCodes(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast('success', t`Recovery codes copied`);
  } catch {
    showToast('error', t`The codes could not be copied. Download them instead.`);
  }
}

function saveCodes(codes: readonly string[]): void {
  saveFile(new File([codes.join('\n')], 'caresetu-recovery-codes.txt', { type: 'text/plain' }));
}
