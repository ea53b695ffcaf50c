import { NewVersionNotice } from '../components/NewVersionNotice/NewVersionNotice.tsx';
import { OfflineNotice } from '../components/OfflineNotice/OfflineNotice.tsx';
import { useIsOnline } from '../state/online.ts';
import { useIsOutdated } from '../state/release.ts';
import { dismissToast, TOAST_MS, useToasts } from '../state/toasts.ts';
import { ToastRegion } from '../ui/ToastRegion/ToastRegion.tsx';

export function Notices() {
  return (
    <>
      <ToastRegion toasts={useToasts()} onDismiss={dismissToast} autoCloseMs={TOAST_MS} />
      <OfflineNotice isOffline={!useIsOnline()} />
      <NewVersionNotice isOutdated={useIsOutdated()} onReload={() => location.reload()} />
    </>
  );
}
