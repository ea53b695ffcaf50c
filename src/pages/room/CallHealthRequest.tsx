import type { User } from '../../contract/auth.ts';
import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';
import { useAskedVisit } from '../hooks/use-health-request.ts';

const promptModule = lazyModule(
  () => import('../../components/records/HealthRequestPrompt/HealthRequestPrompt.tsx'),
  { when: 'open' },
);

export interface CallHealthRequestProps {
  user: User;
  visitId: string;
}

/** For the patient in a call. */
export function CallHealthRequest({ user, visitId }: CallHealthRequestProps) {
  const asked = useAskedVisit(user.id, { enabled: true, onlyId: visitId });
  const prompt = useLazyModule(promptModule, { isOpen: asked !== null });
  return asked && prompt && <prompt.HealthRequestPrompt {...asked.prompt} visitDate={null} />;
}
