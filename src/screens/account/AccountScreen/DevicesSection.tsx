import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import type { DeviceSession } from '../../../contract/account.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { dateInIndia, formatDate } from '../../../domain/time/india-time.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import { AccountSection } from './AccountSection.tsx';
import { DeviceItem } from './DeviceItem.tsx';
import * as styles from './DevicesSection.css.ts';
import { formatDevice } from './format-device.ts';

export interface DevicesSectionProps {
  devices: Loadable<readonly DeviceSession[]>;
  deviceAction: {
    /** Also 'all-others'. */
    pendingId: string | null;
    error: string | null;
    onEnd: (id: string) => void;
    onEndOthers: () => void;
  };
  onRetryDevices: () => void;
}

export function DevicesSection({ devices, deviceAction, onRetryDevices }: DevicesSectionProps) {
  const { pendingId, error, onEnd, onEndOthers } = deviceAction;
  return (
    <AccountSection
      title={t`Devices`}
      note={t`Don’t recognise a device? Log it out and change your password.`}
    >
      <AsyncSection
        data={devices}
        failure={t`Your devices could not be loaded`}
        onRetry={onRetryDevices}
        empty={(all) =>
          all.length === 0 ? { text: t`You are no longer logged in on any device.` } : null
        }
      >
        {(all) => (
          <Stack gap="s4" align="start">
            <ul className={styles.list} aria-label={t`Devices that are logged in`}>
              {all.map((device) => (
                <Device
                  key={device.id}
                  device={device}
                  isPending={pendingId === device.id}
                  onEnd={() => onEnd(device.id)}
                />
              ))}
            </ul>
            <FormAlert message={error} />
            {all.length > 1 && (
              <Button
                variant="secondary"
                isPending={pendingId === 'all-others'}
                onPress={onEndOthers}
              >
                {t`Log out all other devices`}
              </Button>
            )}
          </Stack>
        )}
      </AsyncSection>
    </AccountSection>
  );
}

interface DeviceProps {
  device: DeviceSession;
  isPending: boolean;
  onEnd: () => void;
}

function Device({ device, isPending, onEnd }: DeviceProps) {
  const name = formatDevice(device);
  const since = formatDate(dateInIndia(new Date(device.createdAt)));
  const used = formatDate(dateInIndia(new Date(device.lastUsedAt)));
  return (
    <DeviceItem
      name={name}
      isCurrent={device.isCurrent}
      times={t`Logged in on ${since}, last used on ${used}`}
      action={
        !device.isCurrent && (
          <Button
            variant="secondary"
            isPending={isPending}
            onPress={onEnd}
            aria-label={t`Log out ${name}, last used on ${used}`}
          >
            {t`Log out`}
          </Button>
        )
      }
    />
  );
}
