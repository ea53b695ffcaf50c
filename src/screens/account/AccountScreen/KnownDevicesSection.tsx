import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import type { KnownDevice } from '../../../contract/account.ts';
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

export interface KnownDevicesSectionProps {
  knownDevices: Loadable<readonly KnownDevice[]>;
  knownDeviceAction: {
    pendingId: string | null;
    error: string | null;
    onRemove: (id: string) => void;
  };
  onRetryKnownDevices: () => void;
}

export function KnownDevicesSection({
  knownDevices,
  knownDeviceAction,
  onRetryKnownDevices,
}: KnownDevicesSectionProps) {
  const { pendingId, error, onRemove } = knownDeviceAction;
  return (
    <AccountSection
      title={t`Known devices`}
      note={t`If someone tries wrong passwords for your account, you can still log in on these devices. A new password removes all but the device that you change it on.`}
    >
      <AsyncSection
        data={knownDevices}
        failure={t`Your known devices could not be loaded`}
        onRetry={onRetryKnownDevices}
        empty={(all) =>
          all.length === 0 ? { text: t`A device is known after you log in on it.` } : null
        }
      >
        {(all) => (
          <Stack gap="s4" align="start">
            <ul className={styles.list} aria-label={t`Devices you logged in on before`}>
              {all.map((device) => (
                <Device
                  key={device.id}
                  device={device}
                  isPending={pendingId === device.id}
                  onRemove={() => onRemove(device.id)}
                />
              ))}
            </ul>
            <FormAlert message={error} />
          </Stack>
        )}
      </AsyncSection>
    </AccountSection>
  );
}

interface DeviceProps {
  device: KnownDevice;
  isPending: boolean;
  onRemove: () => void;
}

function Device({ device, isPending, onRemove }: DeviceProps) {
  const name = formatDevice(device);
  const first = formatDate(dateInIndia(new Date(device.createdAt)));
  const last = formatDate(dateInIndia(new Date(device.lastUsedAt)));
  return (
    <DeviceItem
      name={name}
      isCurrent={device.isCurrent}
      times={t`First login on ${first}, last login on ${last}`}
      action={
        <Button
          variant="secondary"
          isPending={isPending}
          onPress={onRemove}
          aria-label={t`Remove ${name}, last login on ${last}`}
        >
          {t`Remove`}
        </Button>
      }
    />
  );
}
