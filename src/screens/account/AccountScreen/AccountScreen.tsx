import type { ReactNode } from 'react';
import {
  PictureField,
  type PictureFieldProps,
} from '../../../components/account/PictureField/PictureField.tsx';
import type { User } from '../../../contract/auth.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Submission } from '../../../domain/forms/submission.ts';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { useSettling } from '../../../ui/feedback/use-settling.ts';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './AccountScreen.css.ts';
import { AccountSection } from './AccountSection.tsx';
import { CalendarSection, type CalendarSectionProps } from './CalendarSection.tsx';
import { DataSection, type DataSectionProps } from './DataSection.tsx';
import { DisplaySection, type DisplaySectionProps } from './DisplaySection.tsx';
import { DevicesSection, type DevicesSectionProps } from './DevicesSection.tsx';
import { KnownDevicesSection, type KnownDevicesSectionProps } from './KnownDevicesSection.tsx';
import { LoginSection, type LoginSectionProps } from './LoginSection.tsx';
import { NoticesSection, type NoticesSectionProps } from './NoticesSection.tsx';
import { NameForm } from './NameForm.tsx';
import type { EditedProfile } from './ProfileForm.tsx';
import { ProfileSection, type ProfileSectionProps } from './ProfileSection.tsx';
import { RegistrationSection, type RegistrationSectionProps } from './RegistrationSection.tsx';
import { SecondFactorSection, type SecondFactorSectionProps } from './SecondFactorSection.tsx';

export interface AccountScreenProps
  extends
    LoginSectionProps,
    Omit<DataSectionProps, 'role'>,
    Omit<SecondFactorSectionProps, 'role'>,
    DevicesSectionProps,
    KnownDevicesSectionProps,
    Omit<CalendarSectionProps, 'role'>,
    Omit<NoticesSectionProps, 'role'>,
    Omit<ProfileSectionProps, 'profile'>,
    Omit<RegistrationSectionProps, 'doctor'> {
  user: User;
  picture: Omit<PictureFieldProps, 'user'>;
  name: { submission: Submission; onSave: (name: string) => void };
  /** Null for patients. */
  profile: Loadable<EditedProfile> | null;
  /** With the signature. Empty for patients. */
  practice: ReactNode;
  /** The section of the e-mail address. Empty until it has loaded. */
  email: ReactNode;
  display: DisplaySectionProps;
}

export function AccountScreen(props: AccountScreenProps) {
  const { user, account, picture, name, profile, practice, display, secondFactor, devices } = props;
  const { knownDevices, noticeChoices, today, onRetry } = props;
  const settling = useSettling([account, profile].some((part) => part?.status === 'loading'));
  const isLacking = lacks(account);
  return (
    <Page padding="medium" gap="s8" className={settling}>
      <PageHeading>{t`Account`}</PageHeading>
      {!isLacking && (
        <AccountSection
          title={t`About you`}
          note={
            profile ? t`Your patients can see this.` : t`Your doctors and helpers can see this.`
          }
        >
          <PictureField {...picture} user={user} />
          {!profile && (
            <div className={styles.narrow}>
              <NameForm {...name} name={user.name} />
            </div>
          )}
        </AccountSection>
      )}
      {profile && (
        <ProfileSection
          profile={profile}
          profileForm={props.profileForm}
          scheduleHref={props.scheduleHref}
          today={today}
          onRetry={onRetry}
        />
      )}
      {!isLacking && practice}
      {/* An API that does not verify doctors sends no verification. */}
      {profile?.status === 'ready' && profile.data.doctor.verification && (
        <RegistrationSection
          doctor={profile.data.doctor}
          today={today}
          registrationForm={props.registrationForm}
          withdrawal={props.withdrawal}
          backOffice={props.backOffice}
        />
      )}
      {!isLacking && <LoginSection account={account} password={props.password} onRetry={onRetry} />}
      {!lacks(secondFactor) && (
        <SecondFactorSection
          role={user.role}
          secondFactor={secondFactor}
          factorForm={props.factorForm}
          onRetryFactor={props.onRetryFactor}
        />
      )}
      {!lacks(devices) && (
        <DevicesSection
          devices={devices}
          deviceAction={props.deviceAction}
          onRetryDevices={props.onRetryDevices}
        />
      )}
      {!lacks(knownDevices) && (
        <KnownDevicesSection
          knownDevices={knownDevices}
          knownDeviceAction={props.knownDeviceAction}
          onRetryKnownDevices={props.onRetryKnownDevices}
        />
      )}
      {!lacks(props.calendarFeed) && (
        <CalendarSection
          role={user.role}
          calendarFeed={props.calendarFeed}
          calendarForm={props.calendarForm}
          onRetryCalendar={props.onRetryCalendar}
        />
      )}
      {props.email}
      {!lacks(noticeChoices) && (
        <NoticesSection
          role={user.role}
          noticeChoices={noticeChoices}
          noticeChoice={props.noticeChoice}
          onRetryNoticeChoices={props.onRetryNoticeChoices}
          phone={props.phone}
        />
      )}
      <DisplaySection {...display} />
      {!isLacking && (
        <DataSection
          role={user.role}
          consent={props.consent}
          privacy={props.privacy}
          dataExport={props.dataExport}
          deletion={props.deletion}
        />
      )}
    </Page>
  );
}

/** A 404 means that the API does not support it. */
function lacks(part: Loadable<unknown>): boolean {
  return part.status === 'error' && part.reason === 'not-found';
}
