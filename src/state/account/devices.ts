import * as api from '../../api/account.ts';
import { accountEndpoints } from '../../contract/account.ts';
import { t } from '../../words/t.ts';
import { idleAction, runItemAction, type ItemAction } from '../core/item-action.ts';
import { query, updateData } from '../core/query-client.ts';
import { showToast } from '../core/toasts.ts';
import { createUserStore } from '../core/user-store.ts';

export const ALL_OTHERS = 'all-others';

const action = createUserStore<ItemAction>(() => ({ ...idleAction }));
const { state } = action;
export const { useStore: useDeviceAction } = action;

export const deviceList = query(accountEndpoints.listSessions, {});

/** @param id of a session, or `ALL_OTHERS` */
export async function endDevice(id: string): Promise<void> {
  await runItemAction(state, id, {
    request: () => (id === ALL_OTHERS ? api.endOtherSessions() : api.endSession(id)),
    onDone(left) {
      updateData(deviceList, () => left);
      showToast('success', id === ALL_OTHERS ? t`Other devices logged out` : t`Device logged out`);
    },
  });
}
