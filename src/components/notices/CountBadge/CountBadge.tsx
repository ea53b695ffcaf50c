import { formatUpdates } from '../../../domain/notices/updates.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { badge } from './CountBadge.css.ts';

export interface CountBadgeProps {
  count: number;
  /**
   * For the control that the badge describes.
   * @default undefined
   */
  id?: string;
}

const MOST = 99;

export function CountBadge({ count, id }: CountBadgeProps) {
  return (
    <span id={id} className={badge}>
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>{formatUpdates(count)}</VisuallyHidden>
    </span>
  );
}
