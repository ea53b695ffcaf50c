import type { AccountScreenProps } from '../../screens/account/AccountScreen/AccountScreen.tsx';
import { ALL_OTHERS, deviceList, endDevice, useDeviceAction } from '../../state/account/devices.ts';
import {
  knownDeviceList,
  removeKnownDevice,
  useKnownDeviceAction,
} from '../../state/account/known-devices.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';

export function useDevicesPart(): Pick<
  AccountScreenProps,
  'devices' | 'deviceAction' | 'onRetryDevices'
> {
  const { pendingId, actionError } = useDeviceAction();
  return {
    devices: useLoadable(deviceList),
    deviceAction: {
      pendingId,
      error: actionError?.message ?? null,
      onEnd: (id) => void endDevice(id),
      onEndOthers: () => void endDevice(ALL_OTHERS),
    },
    onRetryDevices: () => refetch(deviceList),
  };
}

export function useKnownDevicesPart(): Pick<
  AccountScreenProps,
  'knownDevices' | 'knownDeviceAction' | 'onRetryKnownDevices'
> {
  const { pendingId, actionError } = useKnownDeviceAction();
  return {
    knownDevices: useLoadable(knownDeviceList),
    knownDeviceAction: {
      pendingId,
      error: actionError?.message ?? null,
      onRemove: (id) => void removeKnownDevice(id),
    },
    onRetryKnownDevices: () => refetch(knownDeviceList),
  };
}
