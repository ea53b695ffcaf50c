import { NewVersionNotice } from '../../components/shell/NewVersionNotice/NewVersionNotice.tsx';
import { OfflineNotice } from '../../components/shell/OfflineNotice/OfflineNotice.tsx';
import { useIsOnline } from '../../state/core/online.ts';
import { useIsOutdated } from '../../state/core/release.ts';
import { dismissToast, TOAST_MS, useToasts } from '../../state/core/toasts.ts';
import { ToastRegion } from '../../ui/overlays/ToastRegion/ToastRegion.tsx';

export function Notices() {
  return (
    <>
      <ToastRegion toasts={useToasts()} onDismiss={dismissToast} autoCloseMs={TOAST_MS} />
      <OfflineNotice isOffline={!useIsOnline()} />
      <NewVersionNotice isOutdated={useIsOutdated()} onReload={() => location.reload()} />
    </>
  );
}
