import { useLater } from '../ui/use-later.ts';
import { idle } from '../ui/idle.ts';

const load = () => idle().then(() => import('./Notices.tsx'));

/** The notices, whose code comes once the page stands and is at rest: there is nothing to say before that. */
export function LaterNotices() {
  const notices = useLater(load);
  return notices && <notices.Notices />;
}
