import { NewVersionNotice } from '../../components/shell/NewVersionNotice/NewVersionNotice.tsx';
import { OfflineNotice } from '../../components/shell/OfflineNotice/OfflineNotice.tsx';
import { useClockError } from '../../state/core/clock-error.ts';
import { useIsOnline } from '../../state/core/online.ts';
import { useIsOutdated } from '../../state/core/release.ts';
import { dismissToast, TOAST_MS, useToasts } from '../../state/core/toasts.ts';
import { useSession } from '../../state/session/session.ts';
import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';
import { ToastRegion } from '../../ui/overlays/ToastRegion/ToastRegion.tsx';
import { useRevealedFocus } from './use-revealed-focus.ts';

const clockModule = lazyModule(() => import('../../components/shell/ClockNotice/ClockNotice.tsx'), {
  when: 'open',
});
const callModule = lazyModule(() => import('./CallPrompt.tsx'), { when: 'open' });
const noticeModule = lazyModule(() => import('./NoticePrompt.tsx'), { when: 'open' });
const requestModule = lazyModule(() => import('./HealthRequest.tsx'), { when: 'open' });
const consentModule = lazyModule(() => import('./ConsentPrompt.tsx'), { when: 'open' });

export function Notices() {
  useRevealedFocus();
  const clockError = useClockError();
  const clock = useLazyModule(clockModule, { isOpen: clockError !== null });
  const session = useSession();
  const isSignedIn = session.status === 'signedIn';
  const consent = useLazyModule(consentModule, { isOpen: isSignedIn });
  const notices = useLazyModule(noticeModule, { isOpen: isSignedIn });
  const isPatient = isSignedIn && session.user.role === 'patient';
  const request = useLazyModule(requestModule, { isOpen: isPatient });
  const call = useLazyModule(callModule, { isOpen: isSignedIn });
  return (
    <>
      <ToastRegion toasts={useToasts()} onDismiss={dismissToast} autoCloseMs={TOAST_MS} />
      <OfflineNotice isOffline={!useIsOnline()} />
      {/* Always rendered, or changes would not be announced. */}
      <div aria-live="polite">
        {clock && clockError && <clock.ClockNotice error={clockError} />}
      </div>
      {consent && session.status === 'signedIn' && (
        <consent.ConsentPrompt key={session.user.id} user={session.user} />
      )}
      {notices && session.status === 'signedIn' && <notices.NoticePrompt user={session.user} />}
      {call && session.status === 'signedIn' && <call.CallPrompt user={session.user} />}
      {request && isPatient && <request.HealthRequest user={session.user} />}
      <NewVersionNotice isOutdated={useIsOutdated()} onReload={() => location.reload()} />
    </>
  );
}
