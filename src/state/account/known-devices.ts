import * as api from '../../api/account.ts';
import { accountEndpoints } from '../../contract/account.ts';
import { t } from '../../words/t.ts';
import { idleAction, runItemAction, type ItemAction } from '../core/item-action.ts';
import { query, updateData } from '../core/query-client.ts';
import { showToast } from '../core/toasts.ts';
import { createUserStore } from '../core/user-store.ts';

const action = createUserStore<ItemAction>(() => ({ ...idleAction }));
const { state } = action;
export const { useStore: useKnownDeviceAction } = action;

export const knownDeviceList = query(accountEndpoints.listKnownDevices, {});

export async function removeKnownDevice(id: string): Promise<void> {
  await runItemAction(state, id, {
    request: () => api.endKnownDevice(id),
    onDone(left) {
      updateData(knownDeviceList, () => left);
      showToast('success', t`Known device removed`);
    },
  });
}
