import { ArrowDown } from 'lucide-react';
import { formatCount } from '../../../domain/count.ts';
import { bar } from './NewMessagesBar.css.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';

export interface NewMessagesBarProps {
  count: number;
  onJump: () => void;
}

export function NewMessagesBar({ count, onJump }: NewMessagesBarProps) {
  if (count === 0) return null;
  return (
    <button className={bar} type="button" onClick={onJump}>
      <Icon glyph={ArrowDown} size={20} />
      {plural(count, { one: t`1 new message`, other: t`${formatCount(count)} new messages` })}
    </button>
  );
}
