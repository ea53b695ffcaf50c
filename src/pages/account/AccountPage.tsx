import type { User } from '../../contract/auth.ts';
import { dateInIndia } from '../../domain/time/india-time.ts';
import { AccountScreen } from '../../screens/account/AccountScreen/AccountScreen.tsx';
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
  saveName,
  useAccountForms,
} from '../../state/account/account.ts';
import { useNow } from '../../state/core/clock.ts';
import { chooseHourCycle } from '../../state/core/hour-cycle.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { chooseTheme, useThemeChoice } from '../../state/core/theme.ts';
import { doctorProfile } from '../../state/doctors.ts';
import { useUser } from '../../state/session/session.ts';
import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';
import { useHourCycle } from '../../ui/time/hour-cycle.ts';
import { t } from '../../words/t.ts';
import type { PageProps } from '../page-props.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { useCalendarPart } from './use-calendar-part.ts';
import { useDataPart } from './use-data-part.ts';
import { useProfilePart } from './use-profile-part.tsx';
import { useDevicesPart, useKnownDevicesPart } from './use-devices-part.ts';
import { useNoticesPart } from './use-notices-part.ts';
import { useSecondFactorPart } from './use-second-factor-part.ts';

const emailModule = lazyModule(() => import('./EmailPart.tsx'), { when: 'open' });
const doctorModule = lazyModule(() => import('./DoctorParts.tsx'), { when: 'open' });

export function AccountPage({
  BackOffice,
  authenticator,
  phone,
  mailbox,
}: Pick<PageProps, 'BackOffice' | 'authenticator' | 'phone' | 'mailbox'>) {
  usePageTitle(t`Account`);
  const user = useUser();
  const demo = { BackOffice, authenticator, phone, mailbox };
  return user && <OwnAccount key={user.id} user={user} {...demo} />;
}

interface OwnAccountProps extends Pick<
  PageProps,
  'BackOffice' | 'authenticator' | 'phone' | 'mailbox'
> {
  user: User;
}

function OwnAccount({ user, BackOffice, authenticator, phone, mailbox }: OwnAccountProps) {
  const isDoctor = user.role === 'doctor';
  const late = useLazyModule(emailModule);
  const parts = useLazyModule(doctorModule, { isOpen: isDoctor });
  const { name, password, passwordChanges } = useAccountForms();
  const { stepUpDialog, ...dataPart } = useDataPart(authenticator);
  const { calendarCodeDialog, ...calendarPart } = useCalendarPart(authenticator);
  return (
    <>
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
        today={dateInIndia(useNow('minute'))}
        password={{
          submission: password,
          changes: passwordChanges,
          onSave: (body) => void changePassword(body),
        }}
        display={{
          theme: useThemeChoice(),
          onThemeChange: chooseTheme,
          hourCycle: useHourCycle(),
          onHourCycleChange: chooseHourCycle,
        }}
        {...useProfilePart(user, BackOffice)}
        practice={parts && isDoctor && <parts.DoctorParts doctor={user} />}
        {...useSecondFactorPart(authenticator)}
        {...useDevicesPart()}
        {...useKnownDevicesPart()}
        {...calendarPart}
        {...useNoticesPart()}
        phone={phone}
        email={late && <late.EmailPart authenticator={authenticator} mailbox={mailbox} />}
        {...dataPart}
      />
      {stepUpDialog}
      {calendarCodeDialog}
    </>
  );
}
