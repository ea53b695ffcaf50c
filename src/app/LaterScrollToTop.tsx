import { useLater } from '../ui/use-later.ts';
import { idle } from '../ui/idle.ts';

const load = () => idle().then(() => import('../components/ScrollToTop/ScrollToTop.tsx'));

/** The way back up, which nobody needs before they have come down. */
export function LaterScrollToTop() {
  const corner = useLater(load);
  return corner && <corner.ScrollToTop />;
}
