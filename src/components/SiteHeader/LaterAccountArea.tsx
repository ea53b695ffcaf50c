import { useLater } from '../../ui/use-later.ts';
import type { AccountAreaProps } from './AccountArea.tsx';

const load = () => import('./AccountArea.tsx');

/** The account area, whose code a guest needs none of. */
export function LaterAccountArea(props: AccountAreaProps) {
  const area = useLater(load);
  return area && <area.AccountArea {...props} />;
}

/** Gets the account area's code while it is not yet known who is signed in. Should that fail, the area asks again. */
export function preloadAccountArea(): void {
  load().catch(() => undefined);
}
