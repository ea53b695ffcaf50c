import type { User } from '../../contract/auth.ts';
import { useAskedVisit } from '../../pages/hooks/use-health-request.ts';
import { useIsInCall } from '../../state/calls/running.ts';
import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';
import * as styles from './health-request.css.ts';

const promptModule = lazyModule(
  () => import('../../components/records/HealthRequestPrompt/HealthRequestPrompt.tsx'),
  { when: 'open' },
);

/** For patients. The room shows the request of its own visit during a call. */
export function HealthRequest({ user }: { user: User }) {
  const isInCall = useIsInCall();
  const asked = useAskedVisit(user.id, { enabled: !isInCall });
  const prompt = useLazyModule(promptModule, { isOpen: asked !== null });
  return (
    <div aria-live="polite">
      {asked && prompt && (
        <div className={styles.place}>
          <prompt.HealthRequestPrompt {...asked.prompt} visitDate={asked.visit.date} />
        </div>
      )}
    </div>
  );
}
