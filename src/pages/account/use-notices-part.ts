import type { AccountScreenProps } from '../../screens/account/AccountScreen/AccountScreen.tsx';
import {
  noticeChoices,
  saveNoticeChoices,
  useNoticeChoiceAction,
} from '../../state/account/notice-choices.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';

export function useNoticesPart(): Pick<
  AccountScreenProps,
  'noticeChoices' | 'noticeChoice' | 'onRetryNoticeChoices'
> {
  const { pendingId, actionError } = useNoticeChoiceAction();
  return {
    noticeChoices: useLoadable(noticeChoices),
    noticeChoice: {
      isSaving: pendingId !== null,
      error: actionError?.message ?? null,
      onSave: (changes) => void saveNoticeChoices(changes),
    },
    onRetryNoticeChoices: () => refetch(noticeChoices),
  };
}
