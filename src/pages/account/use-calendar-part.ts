import { useEffect, type ReactNode } from 'react';
import type { AccountScreenProps } from '../../screens/account/AccountScreen/AccountScreen.tsx';
import {
  calendarFeedQuery,
  endCalendarFeed,
  makeCalendarFeed,
  openCalendarDialog,
  useCalendarForm,
} from '../../state/account/calendar-feed.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { showToast } from '../../state/core/toasts.ts';
import { t } from '../../words/t.ts';
import { useActionStepUp } from '../hooks/use-step-up.tsx';

export function useCalendarPart(authenticator: ReactNode): Pick<
  AccountScreenProps,
  'calendarFeed' | 'calendarForm' | 'onRetryCalendar'
> & {
  calendarCodeDialog: ReactNode;
} {
  const { dialog, address, ...submission } = useCalendarForm();
  useEffect(() => () => openCalendarDialog(null), []);
  const stepUp = useActionStepUp(authenticator, {
    title: t`Enter a code to make an address`,
    action: t`Make the address`,
  });
  const make = async () => {
    if ((await makeCalendarFeed()) === 'step-up') stepUp.ask(() => void make());
  };
  return {
    calendarFeed: useLoadable(calendarFeedQuery),
    calendarForm: {
      dialog,
      address,
      submission,
      onOpen: openCalendarDialog,
      onClose: () => openCalendarDialog(null),
      onMake: () => void make(),
      onStop: () => void endCalendarFeed(),
      onCopy: () => void copyAddress(address ?? ''),
    },
    onRetryCalendar: () => refetch(calendarFeedQuery),
    calendarCodeDialog: stepUp.dialog,
  };
}

async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast('success', t`Calendar address copied`);
  } catch {
    showToast('error', t`The address could not be copied. Select it and copy it.`);
  }
}
