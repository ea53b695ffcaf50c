import * as api from '../../api/notice-choices.ts';
import { noticeChoiceEndpoints, type NoticeChoicesBody } from '../../contract/notice-choices.ts';
import { idleAction, runItemAction, type ItemAction } from '../core/item-action.ts';
import { query, updateData } from '../core/query-client.ts';
import { createUserStore } from '../core/user-store.ts';

const action = createUserStore<ItemAction>(() => ({ ...idleAction }));
const { state } = action;
export const { useStore: useNoticeChoiceAction } = action;

export const noticeChoices = query(noticeChoiceEndpoints.getNoticeChoices, {});

export async function saveNoticeChoices(changes: NoticeChoicesBody): Promise<void> {
  await runItemAction(state, 'choices', {
    request: () => api.updateNoticeChoices(changes),
    onDone: (choices) => updateData(noticeChoices, () => choices),
  });
}
