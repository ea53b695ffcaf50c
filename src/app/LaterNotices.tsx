import { useLater } from '../ui/use-later.ts';

const load = () => import('./Notices.tsx');

/** The notices, whose code comes as soon as the page stands: there is nothing to say before that. */
export function LaterNotices() {
  const notices = useLater(load);
  return notices && <notices.Notices />;
}
